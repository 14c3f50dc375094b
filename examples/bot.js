#!/usr/bin/env node
// A bot for Node: any option, each as likely. Nothing to install.
//
//     crise conform "node examples/bot.js"

const readline = require("node:readline");

let state = 1;
function chance() { // a number in [0, 1): the same for the same seed
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    state = message.seed >>> 0;
  } else if (message.type === "request") {
    const options = message.ask.options;
    const option = options[Math.floor(chance() * options.length)].id;
    process.stdout.write(JSON.stringify({ type: "answer", request: message.request, option }) + "\n");
  } else if (message.type === "error") {
    console.error(message.rule, message.reason);
  }
});
