/** Stores at which an order can be picked up. */
import * as Schema from "effect/Schema"
import { DayHours } from "#domain/entities/content/store.ts"
import { VariantId } from "#domain/entities/ids.ts"
import { LooseInt, listOf, orElse } from "#domain/entities/wire-codecs.ts"

const fields = {
  id: LooseInt,
  name: Schema.NonEmptyString,
  district: orElse(Schema.String, ""),
  address: orElse(Schema.String, ""),
  phone: orElse(Schema.String, ""),
  hours: listOf(DayHours),
}

/** Store at which an order is picked up. */
export const PickupStore = Schema.Struct(fields)
export type PickupStore = typeof PickupStore.Type

const StoredUnits = Schema.Struct({ variantId: VariantId, onHand: LooseInt }).pipe(
  Schema.encodeKeys({ variantId: "variant_id", onHand: "count_on_hand" }),
)

/** Store with its units of the variants of an order. */
export const PickupChoice = Schema.Struct({ ...fields, stock: listOf(StoredUnits) })
export type PickupChoice = typeof PickupChoice.Type
