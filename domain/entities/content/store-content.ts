/** Stores and what lies in them, as a merchant writes them. S29i, C24. */
import * as Schema from "effect/Schema"
import { LocalizedList, LocalizedName } from "#domain/entities/localized-text.ts"
import { readHours } from "#domain/rules/content/written-hours.ts"

export const StoreContent = Schema.Struct({
  id: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  name: LocalizedName,
  district: LocalizedName,
  address: LocalizedName,
  phone: Schema.String,
  latitude: Schema.Number.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
  longitude: Schema.Number.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
  /** What it does beside selling: repairs, parking. */
  services: Schema.optionalKey(LocalizedList),
  /** By days, `mon-fri`; a day without hours is closed. */
  hours: Schema.Record(Schema.String, Schema.String).check(Schema.makeFilter((hours) => readHours(hours) !== null || "content.hours")),
})
export type StoreContent = typeof StoreContent.Type

/** Units of a variant in a store. */
export const StoreStockContent = Schema.Struct({
  /** Mongolian name of the store. */
  store: Schema.NonEmptyString,
  sku: Schema.NonEmptyString,
  stock: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 })),
})
export type StoreStockContent = typeof StoreStockContent.Type
