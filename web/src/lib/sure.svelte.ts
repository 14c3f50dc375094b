// What can't be undone is asked for twice, in words that say what will be.

interface Asked {
  title: string;
  text: string;
  yes: string; // on the button that does it
  answer: (sure: boolean) => void;
}
export const doubt: { asked: Asked | null } = $state({ asked: null });

/** Asks, and does it only if the answer is yes. A question that was open is answered with no. */
export function ifSure(title: string, text: string, yes: string, then: () => void): void {
  doubt.asked?.answer(false);
  doubt.asked = {
    title,
    text,
    yes,
    answer: (sure) => {
      doubt.asked = null;
      if (sure) then();
    },
  };
}
