/** Schema library, loaded before the entity schemas to split a long task. */
export { String } from "effect/Schema"
