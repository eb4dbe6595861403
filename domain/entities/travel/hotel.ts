/** Hotels with rooms and amenities, and the price of a stay. Specification §3, E29. */
import * as Schema from "effect/Schema"
import { VariantId } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Amenity = Schema.Struct({ id: LooseInt, name: Schema.String, icon: orNull(Schema.String) })
export type Amenity = typeof Amenity.Type

/** Part of a stay's price: base nights, weekend and season surcharges, extra guests, city tax. */
export const StayPart = Schema.Struct({ kind: Schema.Literals(["nights", "weekend", "season", "guests", "tax"]), amount: Tugrik })
export type StayPart = typeof StayPart.Type

/** Priced stay; its parts sum to the total. */
export const StayPrice = Schema.Struct({
  roomId: LooseInt,
  nights: LooseInt,
  rooms: LooseInt,
  guests: orElse(LooseInt, 1),
  parts: listOf(StayPart),
  total: Tugrik,
}).pipe(Schema.encodeKeys({ roomId: "room_id" }))
export type StayPrice = typeof StayPrice.Type

export const Room = Schema.Struct({
  id: LooseInt,
  hotelId: LooseInt,
  /** What goes into the cart. */
  variantId: orNull(VariantId),
  name: Schema.String,
  beds: orElse(Schema.String, ""),
  /** What the price includes, such as breakfast. */
  includes: listOf(Schema.String),
  /** Guests per room at most. */
  capacity: orElse(LooseInt, 1),
  /** Price per night before surcharges. */
  price: Tugrik,
  /** Rooms left for all requested nights. */
  available: orElse(LooseInt, 0),
  images: listOf(Picture),
  amenities: listOf(LooseInt),
  amenityNames: listOf(Schema.String),
  /** Price of the requested stay; `null` where it cannot be booked. */
  stay: orNull(StayPrice),
}).pipe(Schema.encodeKeys({ hotelId: "hotel_id", variantId: "variant_id", amenityNames: "amenity_names" }))
export type Room = typeof Room.Type

export const Hotel = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  description: orElse(Schema.String, ""),
  /** Aimag or city. */
  place: orElse(Schema.String, ""),
  address: orElse(Schema.String, ""),
  phone: orElse(Schema.String, ""),
  /** House rules, one a line. */
  rules: listOf(Schema.String),
  /** Hours of the day, `14:00`. */
  checkIn: orElse(Schema.String, ""),
  checkOut: orElse(Schema.String, ""),
  stars: orNull(LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 5 }))),
  latitude: orNull(LooseNumber),
  longitude: orNull(LooseNumber),
  images: listOf(Picture),
  amenities: listOf(Amenity),
  rooms: listOf(Room),
  /** Number of guests' ratings with 1, 2, 3, 4 and 5 stars. */
  histogram: listOf(LooseInt),
  /** Number of reviews with pictures. */
  pictured: orElse(LooseInt, 0),
}).pipe(Schema.encodeKeys({ checkIn: "check_in", checkOut: "check_out", pictured: "pictured_count" }))
export type Hotel = typeof Hotel.Type

/** A hotel with proposals: prices of the stay in more or fewer rooms, for rooms that cannot be booked as requested. */
export type OfferedHotel = Hotel & { readonly proposals: ReadonlyArray<StayPrice> }

/** Why a search of hotels finds none; `capacity` is that of the largest room, `places` have hotels with free rooms. */
export const NoHotels = Schema.Struct({
  reason: Schema.Literals(["place", "amenities", "guests", "full"]),
  capacity: orElse(LooseInt, 0),
  places: listOf(Schema.String),
})
export type NoHotels = typeof NoHotels.Type

/** Night of a hotel, a date such as `2026-11-29`, with the lowest price of a free room; `null` where none is free. */
export const HotelNight = Schema.Struct({ date: Schema.String, price: orNull(Tugrik) })
export type HotelNight = typeof HotelNight.Type
