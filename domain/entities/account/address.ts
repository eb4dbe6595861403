/** Delivery address of an order, its draft, and the country's zones. Specification §3, E6 and E22. */
import * as Schema from "effect/Schema"
import { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { addressWireNames } from "./address-fields.ts"

/** The shop returns zone names in the language of the request, and accepts names of every language and zone codes. Phones have eight digits. */
export const Address = Schema.Struct({
  firstName: orElse(Schema.String, ""),
  lastName: orElse(Schema.String, ""),
  phone: Schema.String,
  city: Schema.String,
  district: Schema.String,
  quarter: orElse(Schema.String, ""),
  detail: Schema.String,
  zipcode: orNull(Schema.String),
  otherPhone: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys(addressWireNames))
export type Address = typeof Address.Type

/** Address form as typed, before it is sent, with the time and the note for the courier. */
export const AddressDraft = Schema.Struct({
  lastName: Schema.String,
  firstName: Schema.String,
  phone: Schema.String,
  otherPhone: orElse(Schema.String, ""),
  city: Schema.String,
  district: Schema.String,
  quarter: Schema.String,
  detail: Schema.String,
  note: orElse(Schema.String, ""),
  slot: orNull(DeliverySlot),
  /** Store of a pick-up; `null` for a delivery. */
  storeId: orNull(LooseInt),
})
export type AddressDraft = typeof AddressDraft.Type

/** Zone of the country: `level` 1 aimag or capital, 2 soum or district, 3 bag or khoroo. */
export const Zone = Schema.Struct({
  code: Schema.String,
  parent: orNull(Schema.String),
  level: LooseInt,
  name: LocalizedText,
  zipcode: orNull(Schema.String),
})
export type Zone = typeof Zone.Type
