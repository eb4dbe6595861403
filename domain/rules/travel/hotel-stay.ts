/** Price of a hotel stay: nights, weekend, season, extra guests, tax. Specification §3, E29. */
import type { StayPart, StayPrice } from "#domain/entities/travel/hotel.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { weekdayOf } from "#domain/rules/instants.ts"
import { share, sum, times, zero } from "#domain/rules/money.ts"
import { stayDate } from "./stay-dates.ts"
import { roomRefusal, stayRefusal, type RequestedStay, type RoomRefusal, type StayRefusal } from "./stay-refusal.ts"

/** Days of the year, `MM-dd`, both included; `from` after `to` spans the turn of the year. */
export type Season = { readonly from: string; readonly to: string; readonly perMille: number }

/** Room with what its prices depend on; amounts are per night and room. */
export type RoomRates = {
  readonly id: number
  readonly price: Tugrik
  readonly weekendPerMille: number
  readonly seasons: ReadonlyArray<Season>
  /** Guests per room that the price includes, and at most. */
  readonly includedGuests: number
  readonly capacity: number
  readonly extraGuest: Tugrik
  readonly taxPerMille: number
  /** Rooms left for the requested nights. */
  readonly available: number
}

export type Stay = { readonly _tag: "Priced"; readonly price: StayPrice } | StayRefusal | RoomRefusal

/** Whether a night begins on Friday (weekday 5) or Saturday (6). */
export const isWeekendNight = (night: number): boolean => weekdayOf(night) >= 5

const isIn = ({ from, to }: Season, night: number): boolean => {
  const date = stayDate(night).slice(5)
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}

const surcharge = ({ price, seasons }: RoomRates, night: number): Tugrik =>
  sum(seasons.filter((season) => isIn(season, night)).map(({ perMille }) => share(price, perMille)))

/** Price of a stay whose dates and sizes are valid; parts of zero are left out. */
export const stayPrice = (room: RoomRates, { arrives, leaves, rooms, guests }: RequestedStay): StayPrice => {
  const nights = Array.from({ length: leaves - arrives }, (_, index) => arrives + index)
  const extra = Math.max(0, guests - room.includedGuests * rooms)
  const weekend = share(room.price, room.weekendPerMille)
  const untaxed = {
    nights: times(room.price, nights.length * rooms),
    weekend: times(weekend, nights.filter(isWeekendNight).length * rooms),
    season: times(sum(nights.map((night) => surcharge(room, night))), rooms),
    guests: times(room.extraGuest, extra * nights.length),
  }
  const tax = share(sum(Object.values(untaxed)), room.taxPerMille)
  const amounts: Readonly<Record<StayPart["kind"], Tugrik>> = { ...untaxed, tax }
  const parts = Object.entries(amounts).flatMap(([kind, amount]): ReadonlyArray<StayPart> =>
    amount === zero ? [] : [{ kind: kind as StayPart["kind"], amount }],
  )
  return { roomId: room.id, nights: nights.length, rooms, guests, parts, total: sum(parts.map(({ amount }) => amount)) }
}

/** Price of a stay, or the reason why it cannot be booked on the local day `today`. */
export const stay = (room: RoomRates, requested: RequestedStay, today: number): Stay =>
  stayRefusal(requested, today) ?? roomRefusal(room, requested) ?? { _tag: "Priced", price: stayPrice(room, requested) }
