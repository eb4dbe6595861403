/** Why a stay cannot be booked, by its dates and sizes or by a room, and the nearest stay that can. Specification §3, E29. */

/** Maximum number of nights per booking. */
export const maxNights = 30

/** Maximum number of days from today until a stay ends. */
export const bookableDays = 365

/** Maximum number of guests and of rooms of one stay. */
export const maxStayGuests = 20
export const maxStayRooms = 10

/** Requested stay; days are local days since 1970. */
export type RequestedStay = { readonly arrives: number; readonly leaves: number; readonly rooms: number; readonly guests: number }

/** Refusal by the dates and sizes of a stay alone. */
export type StayRefusal =
  | { readonly _tag: "NoNights" }
  | { readonly _tag: "Past" }
  | { readonly _tag: "TooLong"; readonly max: number; readonly nights: number }
  | { readonly _tag: "TooFar"; readonly days: number }
  | { readonly _tag: "WrongCount"; readonly field: "guests" | "rooms"; readonly max: number }
  | { readonly _tag: "TooFewGuests"; readonly rooms: number }

/** Refusal by a room. */
export type RoomRefusal =
  | { readonly _tag: "TooFewRooms"; readonly available: number }
  | { readonly _tag: "TooManyGuests"; readonly max: number }

const isCount = (count: number, max: number): boolean => Number.isInteger(count) && count >= 1 && count <= max

/** Why no room could be booked for this stay on the local day `today`; `null` where one may. */
export const stayRefusal = ({ arrives, leaves, rooms, guests }: RequestedStay, today: number): StayRefusal | null => {
  if (leaves <= arrives) return { _tag: "NoNights" }
  if (arrives < today) return { _tag: "Past" }
  if (leaves - arrives > maxNights) return { _tag: "TooLong", max: maxNights, nights: leaves - arrives }
  if (leaves > today + bookableDays) return { _tag: "TooFar", days: bookableDays }
  if (!isCount(rooms, maxStayRooms)) return { _tag: "WrongCount", field: "rooms", max: maxStayRooms }
  if (!isCount(guests, maxStayGuests)) return { _tag: "WrongCount", field: "guests", max: maxStayGuests }
  return guests < rooms ? { _tag: "TooFewGuests", rooms } : null
}

/** Why a room cannot be booked for so many; `null` where it can. */
export const roomRefusal = (
  { available, capacity }: { readonly available: number; readonly capacity: number },
  { rooms, guests }: Pick<RequestedStay, "rooms" | "guests">,
): RoomRefusal | null => {
  if (rooms > available) return { _tag: "TooFewRooms", available }
  return guests > capacity * rooms ? { _tag: "TooManyGuests", max: capacity * rooms } : null
}

/** Rooms that so many guests need; `null` where that is more than one stay may have. */
export const roomsFor = (guests: number, capacity: number): number | null => {
  const rooms = Math.ceil(guests / Math.max(1, capacity))
  return rooms > maxStayRooms ? null : rooms
}

/** Number of rooms to propose for a stay that the room refuses; `null` if the room takes the stay, or no number of rooms does. */
export const proposedRooms = (
  room: { readonly available: number; readonly capacity: number },
  stay: Pick<RequestedStay, "rooms" | "guests">,
): number | null => {
  const needed = roomRefusal(room, stay) === null ? null : roomsFor(stay.guests, room.capacity)
  return needed !== null && needed <= room.available && needed !== stay.rooms ? needed : null
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** Nearest stay that is not refused: dates in order, from today, no more nights and guests than allowed. */
export const nearestStay = ({ arrives, leaves, rooms, guests }: RequestedStay, today: number): RequestedStay => {
  const nights = clamp(Math.abs(leaves - arrives), 1, maxNights)
  const from = clamp(Math.min(arrives, leaves), today, today + bookableDays - nights)
  const allowedRooms = clamp(rooms, 1, maxStayRooms)
  return { arrives: from, leaves: from + nights, rooms: allowedRooms, guests: clamp(guests, allowedRooms, maxStayGuests) }
}
