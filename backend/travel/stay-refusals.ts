/** Refusals of stays that cannot be booked, with their fields and messages. */
import type { RoomRefusal, StayRefusal } from "#domain/rules/travel/stay-refusal.ts"
import { wrongField, type Refusal } from "#backend/http/refusal.ts"

/** Refusal of a stay that cannot be booked, with its field and message. */
export const refusedStay = (why: StayRefusal | RoomRefusal): Refusal => {
  switch (why._tag) {
    case "NoNights":
      return wrongField("to", { key: "stay.noNights" })
    case "Past":
      return wrongField("from", { key: "stay.past" })
    case "TooLong":
      return wrongField("to", { key: "stay.tooLong", values: { max: why.max } })
    case "TooFar":
      return wrongField("to", { key: "stay.tooFar", values: { days: why.days } })
    case "WrongCount":
      return wrongField(why.field, { key: "stay.count", values: { max: why.max } })
    case "TooFewGuests":
      return wrongField("guests", { key: "stay.tooFewGuests" })
    case "TooFewRooms":
      return wrongField("rooms", why.available > 0 ? { key: "stay.roomsLeft", values: { left: why.available } } : { key: "stay.soldOut" })
    case "TooManyGuests":
      return wrongField("guests", { key: "stay.tooManyGuests", values: { max: why.max } })
    default:
      return why satisfies never
  }
}
