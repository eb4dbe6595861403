/** Texts that a request brings and the shop keeps: none is longer than anybody needs. */
import * as Schema from "effect/Schema"

/** A text of at most so many characters. */
export const textUpTo = (maxLength: number) => Schema.String.check(Schema.isMaxLength(maxLength, { message: "text.tooLong" }))

/** What somebody or something is called. */
export const Name = textUpTo(100)
/** A place, a reason: a few sentences at most. */
export const Detail = textUpTo(500)
