/** Bank card that the bank stores for a shopper; the shop knows its last four digits only. Contract C10. */
import * as Schema from "effect/Schema"
import { orElse } from "#domain/entities/wire-codecs.ts"

export const SavedCard = Schema.Struct({
  id: Schema.NonEmptyString,
  bank: orElse(Schema.String, ""),
  lastDigits: Schema.String.check(Schema.isPattern(/^\d{4}$/)),
  isDefault: orElse(Schema.Boolean, false),
}).pipe(Schema.encodeKeys({ lastDigits: "last_digits", isDefault: "is_default" }))
export type SavedCard = typeof SavedCard.Type

/** Card by which a payment is made, as it was when it was chosen. */
export type PaidCard = Pick<SavedCard, "id" | "bank" | "lastDigits">
