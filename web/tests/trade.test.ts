// The sheet of a trade answers the engine's questions one by one; where it does not fit, they are asked plainly.
import { describe, expect, test } from "vitest";
import type { Choice, Question } from "../src/lib/wire";
import { scene } from "./scenes";

interface Deal {
  way: "export" | "import";
  what: string;
  many: number;
  seller: string;
}
interface Plan {
  now: Deal | undefined;
  next: Deal[];
}
interface Sheet {
  plan: (sheet: Deal[]) => Plan;
  follow: (plan: Plan, question: Question | null) => { option?: string; rest: Plan | null };
  put: (sheet: Deal[], deal: Deal) => Deal[];
  most: (table: unknown, sheet: Deal[], deal: Deal) => number;
  sum: (table: unknown, sheet: Deal[]) => { money: number; stock: Record<string, number> };
}
// The game that brings such a sheet: its name matters to nobody here.
const found = import.meta.glob<Sheet>("$games/*/web/trade.ts", { eager: true });
const { plan, follow, put, most, sum } = Object.values(found)[0]!;

const word = (name: string): Choice => ({ id: name, text: name, kind: "word", word: name });
const number = (n: number): Choice => ({ id: `${n}`, text: `${n}`, kind: "number", number: n });
const pass: Choice = { id: "pass", text: "", kind: "pass" };
const asked = (what: string, options: Choice[], about = {}): Question => ({
  what,
  kind: "word",
  prompt: "",
  why: "",
  about,
  options,
  blocked: [],
  chosen: [],
  sealed: false,
});
const deal = (way: Deal["way"], what: string, many: number, seller = ""): Deal => ({ way, what, many, seller });

describe("answers one by one", () => {
  /** What is answered to these questions, until nothing is. */
  function answers(sheet: Deal[], questions: (Question | null)[]): (string | undefined)[] {
    let going: Plan | null = plan(sheet);
    return questions.map((question) => {
      if (!going) return undefined;
      const { option, rest } = follow(going, question);
      going = rest;
      return option;
    });
  }
  const ways = asked("trade", [word("export"), word("import"), word("done")]);

  test("direction, type, number, then the next, then done", () => {
    const questions = [
      ways,
      asked("export_type", [word("E"), word("R")]),
      asked("export_number", [number(3), number(2), number(1)]),
      ways,
      asked("import_number", [number(2), number(1)]), // the only type: nobody was asked
      asked("commerce", [word("RU"), pass]),
      ways,
    ];
    const sheet = [deal("export", "R", 2), deal("import", "E", 1)];
    expect(answers(sheet, questions)).toEqual(["export", "R", "2", "import", "1", "pass", "done"]);
  });
  test("the Commerce card that was wished for", () => {
    const questions = [ways, asked("commerce", [word("RU"), pass])];
    expect(answers([deal("import", "E", 3, "RU")], questions)).toEqual(["import", "RU"]);
  });
  test("an empty sheet trades nothing", () => {
    expect(answers([], [ways])).toEqual(["done"]);
    expect(answers([deal("export", "E", 0)], [ways])).toEqual(["done"]);
  });
  test("what does not fit is left to the person, and so is all that follows", () => {
    const questions = [ways, asked("export_type", [word("E"), word("F")]), ways];
    expect(answers([deal("export", "R", 1)], questions)).toEqual(["export", undefined, undefined]);
    expect(answers([deal("export", "R", 1)], [ways, asked("act", []), ways])).toEqual(["export", undefined, undefined]);
    expect(answers([deal("export", "R", 1)], [null])).toEqual([undefined]);
  });
});

describe("what it costs and gives", () => {
  const told = (symbols: number, price: number) => ({ symbols, price });
  const board = (commerce: number, money = 0, stock = {}) => ({
    money,
    stock,
    commerce,
    exhausted: [1],
    invested: [],
    bases: [],
  });
  const table = scene(
    {
      automas: "none",
      powers: { US: -1, EU: 0, RU: 1, CN: -1 },
      boards: { US: board(1), EU: board(1, 10, { E: 1, R: 3, S: 9, D: 2 }), RU: board(2), CN: board(1) },
      costs: {
        export: { left: 2 },
        import: { left: 2 },
        "export R": told(3, 5),
        "export E": told(0, 5),
        "import E": told(1, 3),
        "import S": told(1, 10),
        "import F": told(0, 3),
        "import C": told(2, 0),
      },
    },
    {
      question: asked("trade", [], { exports: 2, imports: 2 }),
    },
  );

  test("symbols that count, and what is in stock", () => {
    expect(most(table, [], deal("export", "R", 0))).toBe(3);
    expect(most(table, [], deal("export", "E", 0))).toBe(0); // nobody buys it
    expect(most(table, [], deal("import", "E", 0))).toBe(1);
    expect(most(table, [], deal("import", "E", 0, "RU"))).toBe(3); // one symbol and three units, for 10 $
  });
  test("what costs nothing is bounded by its symbols", () => {
    expect(most(table, [], deal("import", "C", 0))).toBe(2);
  });
  test("what is sold pays for what is bought", () => {
    const sold = put([], deal("export", "R", 3));
    expect(most(table, sold, deal("import", "E", 0, "RU"))).toBe(4);
    const all = put(sold, deal("import", "E", 3, "RU"));
    expect(sum(table, all)).toEqual({ money: 10 + 15 - 9, stock: { R: 0, E: 4, D: 3 } }); // a whole card: 1 diplomacy
  });
  test("no reward from a power that nobody plays", () => {
    expect(sum(table, [deal("import", "S", 1, "US")])).toEqual({ money: 0, stock: { S: 10 } });
  });
  test("each type once each way, and no more deals than there are", () => {
    const full = [deal("import", "S", 1), deal("import", "F", 1)];
    expect(most(table, full, deal("import", "E", 0))).toBe(0);
    expect(put([deal("export", "R", 3)], deal("export", "R", 1))).toEqual([deal("export", "R", 1)]);
    expect(put([deal("import", "E", 1)], deal("export", "R", 1)).map(({ way }) => way)).toEqual(["export", "import"]);
  });
});
