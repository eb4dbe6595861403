/** Text fields of requests, with their maximum lengths. */
import * as Schema from "effect/Schema"

/** A text of at most `maxLength` characters. */
export const textUpTo = (maxLength: number) => Schema.String.check(Schema.isMaxLength(maxLength, { message: "text.tooLong" }))

/** Name of a person or thing. */
export const Name = textUpTo(100)
/** Free text of a few sentences, such as an address or a reason. */
export const Detail = textUpTo(500)
