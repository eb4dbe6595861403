/** Brings what schemas are made with, before the schemas themselves: two short pieces of work in place of a long one. */
export { String } from "effect/Schema"
