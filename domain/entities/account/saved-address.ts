/** Address in a shopper's address book. */
import * as Schema from "effect/Schema"
import { Address } from "#domain/entities/account/address.ts"
import { LooseInt, orElse } from "#domain/entities/wire-codecs.ts"

export const SavedAddress = Schema.Struct({
  id: LooseInt,
  /** What the shopper calls it: home, work. */
  label: orElse(Schema.String, ""),
  isDefault: orElse(Schema.Boolean, false),
  address: Address,
}).pipe(Schema.encodeKeys({ isDefault: "is_default" }))
export type SavedAddress = typeof SavedAddress.Type
