/** Query of a stay as an address writes it, with the reason why it cannot be booked. */
import type { Instant } from "#domain/entities/ids.ts"
import { wallDay } from "#domain/rules/instants.ts"
import { formatQuery, type Entry } from "#domain/rules/query-string.ts"
import { filterEntries, hotelFilters, type HotelFilters, type StayParams } from "./hotel-filters.ts"
import { stayDate, stayDay } from "./stay-dates.ts"
import { nearestStay, stayRefusal, type RequestedStay, type StayRefusal } from "./stay-refusal.ts"

/** Refusal of the stay of an address; `NoDay` is a date that does not exist. */
export type QueryRefusal = StayRefusal | { readonly _tag: "NoDay"; readonly field: "from" | "to"; readonly date: string }

/** Dates, guests and rooms of a stay, as addresses and requests write them. */
export type StayTerms = { readonly from: string; readonly to: string; readonly guests: number; readonly rooms: number }

export type StayQuery = StayTerms &
  HotelFilters & {
    readonly place: string
    /** Why this cannot be booked, and the nearest stay that can; `null` where it may. */
    readonly refusal: { readonly why: QueryRefusal; readonly nearest: StayTerms } | null
  }

/** Count of a parameter, or the default where it is missing; 0, which is refused, for a text that is not a whole number. */
const countOf = (text: string | null, defaultCount: number): number => {
  if (text === null) return defaultCount
  return /^-?\d{1,3}$/.test(text) ? Number(text) : 0
}

/** Last day of the month that an impossible date names, `2027-02-28` of `2027-02-30`; `null` for other texts. */
const lastOfMonth = (date: string): number | null => {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(date) ?? []
  const first = stayDay(`${year}-${month}-28`)
  if (first === null) return null
  return [3, 2, 1, 0].map((more) => first + more).find((day) => stayDate(day).slice(5, 7) === month) ?? null
}

const termsOf = ({ arrives, leaves, guests, rooms }: RequestedStay): StayTerms => ({
  from: stayDate(arrives),
  to: stayDate(leaves),
  guests,
  rooms,
})

/** Field that a refusal is about. */
export const refusedField = (why: QueryRefusal): "from" | "to" | "guests" | "rooms" => {
  switch (why._tag) {
    case "NoDay":
    case "WrongCount":
      return why.field
    case "Past":
      return "from"
    case "TooFewGuests":
      return "guests"
    case "NoNights":
    case "TooLong":
    case "TooFar":
      return "to"
    default:
      return why satisfies never
  }
}

/** Date as written, with dashes. */
const writtenDate = (text: string | null): string | null => text?.trim().slice(0, 10).replaceAll("/", "-") ?? null

/** Address of a stay at `path`, with further parameters. */
export const stayHref = (path: string, { from, to, guests, rooms }: StayTerms, others: ReadonlyArray<Entry> = []): string =>
  `${path}?${formatQuery([["from", from], ["to", to], ["guests", String(guests)], ["rooms", String(rooms)], ...others])}`

/** Address of the list of hotels for a stay, with the place and filters of `query`. */
export const hotelsHref = (query: StayQuery, terms: StayTerms = query): string => {
  const place = query.place === "" ? [] : [["place", query.place] as const]
  return stayHref("/travel/hotels", terms, [...place, ...filterEntries(query)])
}

const dateRefusal = (from: string | null, first: number | null, to: string | null, last: number | null): QueryRefusal | null => {
  if (from !== null && first === null) return { _tag: "NoDay", field: "from", date: from }
  return to !== null && last === null ? { _tag: "NoDay", field: "to", date: to } : null
}

/** Stay of an address as it is written, however impossible; what is missing is a week from today, one night, two guests and one room. */
export const stayQuery = (params: StayParams, now: Instant): StayQuery => {
  const today = wallDay(now)
  const [from, to] = [writtenDate(params.get("from")), writtenDate(params.get("to"))]
  const [first, last] = [from === null ? null : stayDay(from), to === null ? null : stayDay(to)]
  const arrives = first ?? lastOfMonth(from ?? "") ?? Math.max(today, Math.min(today + 7, (last ?? Number.POSITIVE_INFINITY) - 1))
  const leaves = last ?? lastOfMonth(to ?? "") ?? arrives + 1
  const sizes = { guests: countOf(params.get("guests"), 2), rooms: countOf(params.get("rooms"), 1) }
  const terms = { from: from ?? stayDate(arrives), to: to ?? stayDate(leaves), ...sizes }
  const requested = { arrives, leaves, ...sizes }
  const why = dateRefusal(from, first, to, last) ?? stayRefusal(requested, today)
  return {
    ...terms,
    place: (params.get("place") ?? "").trim().slice(0, 60),
    ...hotelFilters(params),
    refusal: why === null ? null : { why, nearest: termsOf(nearestStay(requested, today)) },
  }
}
