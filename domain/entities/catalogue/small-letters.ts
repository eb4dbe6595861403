/** Check of a text in the address of a page: requests of addresses with capital letters are redirected to those in small ones. */
import * as Schema from "effect/Schema"

export const smallLetters = Schema.isPattern(/^\P{Lu}*$/u, { message: "content.smallLetters" })
