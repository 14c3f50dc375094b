// A file of messages, read when the client is built (vite.config.ts): each with what it says.
declare module "*.ftl" {
  import type { Message } from "@fluent/bundle";
  export type Words = Record<string, NonNullable<Message["value"]>>;
  const words: Words;
  export default words;
}
