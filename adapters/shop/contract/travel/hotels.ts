/** Calls of hotels. Contract C21. */
import * as Schema from "effect/Schema"
import { Amenity, Hotel, HotelNight, NoHotels, StayPrice } from "#domain/entities/travel/hotel.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { maxStayGuests, maxStayRooms } from "#domain/rules/travel/stay-refusal.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

const HotelAnswer = Hotel.annotate({ identifier: "Hotel" })
const StayDate = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, { message: "stay.date" }))
const upTo = (maximum: number) => LooseInt.check(Schema.isBetween({ minimum: 1, maximum }, { message: "quantity.incorrect" }))
/** Ids of hotels and rooms are no larger than any that is in use; an unknown one is 404. */
const Id = upTo(1_000_000)
export const HotelId = Id
const RoomId = Id

const sizes = { guests: orElse(upTo(maxStayGuests), 2), rooms: orElse(upTo(maxStayRooms), 1) }
const requested = { from: StayDate, to: StayDate, ...sizes }

export const amenityList = endpoint({
  method: "GET",
  path: "/api/v2/horeca/amenity_list",
  flag: "travel",
  summary: "Amenities of hotels and rooms, by which hotels are filtered.",
  answer: Schema.Struct({ amenities: Schema.Array(Amenity) }),
})

export const hotelRooms = endpoint({
  method: "GET",
  path: "/api/v2/horeca/hotel_rooms",
  flag: "travel",
  summary:
    "Hotels of a place with the rooms that are free for a stay, the cheapest first, or why there are none; 422 where the stay cannot be booked. `amenities` are ids with commas.",
  query: Schema.Struct({
    ...requested,
    place: orElse(Schema.String.check(Schema.isMaxLength(60, { message: "text.tooLong" })), ""),
    amenities: orElse(Schema.String.check(Schema.isPattern(/^(\d{1,4}(,\d{1,4}){0,29})?$/)), ""),
  }),
  answer: Schema.Struct({ hotels: Schema.Array(HotelAnswer), none: orNull(NoHotels) }),
})

export const hotelDetail = endpoint({
  method: "GET",
  path: "/api/v2/horeca/hotel_detail",
  flag: "travel",
  summary:
    "A hotel with all of its rooms, what is left of them for a stay, and its price; without dates the rooms alone. 422 where the stay cannot be booked.",
  query: Schema.Struct({ ...sizes, from: Schema.optionalKey(StayDate), to: Schema.optionalKey(StayDate), id: HotelId }),
  answer: HotelAnswer,
})

export const hotelNights = endpoint({
  method: "GET",
  path: "/api/v2/horeca/hotel_nights",
  flag: "travel",
  summary:
    "Nights of a hotel from `from` to the one before `to`, at most 62: the least price of a room that is free for so many, `null` for a full night.",
  query: Schema.Struct({ ...requested, id: HotelId }),
  answer: Schema.Struct({ nights: Schema.Array(HotelNight) }),
})

export const calculatePrice = endpoint({
  method: "POST",
  path: "/api/v2/horeca/calculate_price",
  flag: "travel",
  summary: "Price of a stay with its parts: nights, weekend, season, extra guests, tax; 422 with the reason where it cannot be booked.",
  body: Schema.Struct({ ...requested, roomId: RoomId }).pipe(Schema.encodeKeys({ roomId: "room_id" })),
  answer: StayPrice,
})
