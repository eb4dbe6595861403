/** Hotels with rooms and amenities, and the price of a stay. Specification §3, E29. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Amenity = Schema.Struct({ id: LooseInt, name: Schema.String, icon: orNull(Schema.String) })
export type Amenity = typeof Amenity.Type

export const Room = Schema.Struct({
  id: LooseInt,
  hotelId: LooseInt,
  name: Schema.String,
  /** Guests per room. */
  capacity: orElse(LooseInt, 1),
  /** Price per night. */
  price: Tugrik,
  available: orElse(LooseInt, 0),
  images: listOf(Picture),
  amenities: listOf(LooseInt),
}).pipe(Schema.encodeKeys({ hotelId: "hotel_id" }))
export type Room = typeof Room.Type

export const Hotel = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  description: orElse(Schema.String, ""),
  address: orElse(Schema.String, ""),
  phone: orElse(Schema.String, ""),
  stars: orNull(LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 5 }))),
  latitude: orNull(LooseNumber),
  longitude: orNull(LooseNumber),
  images: listOf(Picture),
  amenities: listOf(Amenity),
  rooms: listOf(Room),
})
export type Hotel = typeof Hotel.Type

/** Priced stay: nights, number of rooms, total. */
export const StayPrice = Schema.Struct({
  roomId: LooseInt,
  nights: LooseInt,
  rooms: LooseInt,
  total: Tugrik,
}).pipe(Schema.encodeKeys({ roomId: "room_id" }))
export type StayPrice = typeof StayPrice.Type
