/** Hotels with their rooms, and amenities, as a merchant writes them. E29. */
import * as Schema from "effect/Schema"
import { LocalizedList, LocalizedName } from "#domain/entities/localized-text.ts"
import { maxSoldNights, nightsIn } from "#domain/rules/travel/sold-nights.ts"

const Id = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))
const Count = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 }))
const Amount = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))
/** With at most one decimal: rates are stored per mille. */
const Percent = Schema.Number.check(
  Schema.isBetween({ minimum: 0, maximum: 1000 }),
  Schema.makeFilter((percent) => Number(percent.toFixed(1)) === percent || "content.oneDecimal"),
)
const Time = Schema.String.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/, { message: "setting.rule.time" }))
const Pictures = Schema.optionalKey(Schema.Array(Schema.NonEmptyString))
/** Mongolian names of amenities. */
const Amenities = Schema.optionalKey(Schema.Array(Schema.NonEmptyString))
/** `06-15`. */
const DayOfYear = Schema.String.check(Schema.isPattern(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: "setting.rule.dayOfYear" }))

/** What an amenity is called; hotels and rooms name it by the Mongolian name. */
export const AmenityContent = Schema.Struct({ name: LocalizedName })
export type AmenityContent = typeof AmenityContent.Type

const Sold = Schema.Struct({
  /** First and last night, `2026-12-06`. */
  from: Schema.String,
  to: Schema.String,
  count: Count,
}).check(Schema.makeFilter((span) => (nightsIn(span) ?? Infinity) <= maxSoldNights || "content.nights"))

export const RoomContent = Schema.Struct({
  /** Of no other room of any hotel. */
  id: Id,
  name: LocalizedName,
  beds: LocalizedName,
  /** What the price includes. */
  includes: Schema.optionalKey(LocalizedList),
  /** Guests whose stay the price includes, and at most. */
  guests: Count,
  capacity: Count,
  /** Number of such rooms. */
  count: Count,
  /** Of a night, in tugrik; a guest more costs `extra_guest`. */
  price: Amount.check(Schema.isGreaterThanOrEqualTo(1)),
  extra_guest: Schema.optionalKey(Amount),
  /** By which the nights from Friday to Sunday, and those of a season, cost more. */
  weekend_percent: Schema.optionalKey(Percent),
  seasons: Schema.optionalKey(Schema.Array(Schema.Struct({ from: DayOfYear, to: DayOfYear, percent: Percent }))),
  amenities: Amenities,
  pictures: Pictures,
  /** Rooms that were sold elsewhere. */
  sold: Schema.optionalKey(Schema.Array(Sold)),
}).check(Schema.makeFilter(({ guests, capacity }) => guests <= capacity || "content.capacity"))
export type RoomContent = typeof RoomContent.Type

export const HotelContent = Schema.Struct({
  id: Id,
  name: LocalizedName,
  description: LocalizedName,
  /** Aimag or city, by which hotels are found. */
  place: LocalizedName,
  address: LocalizedName,
  phone: Schema.optionalKey(Schema.String),
  rules: Schema.optionalKey(LocalizedList),
  stars: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 }))),
  latitude: Schema.optionalKey(Schema.Number.check(Schema.isBetween({ minimum: -90, maximum: 90 }))),
  longitude: Schema.optionalKey(Schema.Number.check(Schema.isBetween({ minimum: -180, maximum: 180 }))),
  /** Permalink of the category under which its rooms are ordered, by which receipts and returns go. */
  category: Schema.NonEmptyString,
  check_in: Time,
  check_out: Time,
  tax_percent: Schema.optionalKey(Percent.check(Schema.isLessThanOrEqualTo(100))),
  amenities: Amenities,
  pictures: Pictures,
  rooms: Schema.Array(RoomContent).check(Schema.isMinLength(1)),
})
export type HotelContent = typeof HotelContent.Type
