/** Local days of a stay as dates, `2026-11-27`. */
import type { Instant } from "#domain/entities/ids.ts"
import { atHour, day, wallDay } from "#domain/rules/instants.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { parsePickerDate } from "#domain/rules/texts/picker-dates.ts"

/** Date of a local day. */
export const stayDate = (wallDayNumber: number): string => new Date(wallDayNumber * day).toISOString().slice(0, 10)

/** Local day of a date written with dashes or slashes; `null` for an impossible one. */
export const stayDay = (date: string): number | null => {
  const midnight = parsePickerDate(date.replaceAll("-", "/"))
  return midnight === null ? null : wallDay(midnight)
}

export type StayQuery = { readonly place: string; readonly from: string; readonly to: string; readonly guests: number; readonly rooms: number; readonly amenities: ReadonlyArray<number> }

/** Parameters of an address, such as `URLSearchParams`. */
export type StayParams = { get(name: string): string | null; getAll(name: string): ReadonlyArray<string> }

const count = (text: string | null, usual: number, max: number): number => {
  const number = Number(text ?? usual)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : usual
}

/** Most guests and rooms of one stay. */
export const maxStayGuests = 20
export const maxStayRooms = 10

/** Stay of an address; a week from today for one night and two guests where it says nothing usable. */
export const stayQuery = (params: StayParams, now: Instant): StayQuery => {
  const today = wallDay(now)
  const from = stayDay(params.get("from") ?? "") ?? today + 7
  const to = stayDay(params.get("to") ?? "")
  return {
    place: (params.get("place") ?? "").trim().slice(0, 60),
    from: stayDate(from),
    to: stayDate(to === null || to <= from ? from + 1 : to),
    guests: count(params.get("guests"), 2, maxStayGuests),
    rooms: count(params.get("rooms"), 1, maxStayRooms),
    amenities: params.getAll("amenity").filter((id) => /^\d{1,4}$/.test(id)).map(Number),
  }
}

/** A local day as date fields write it, `2026/11/27`. */
export const pickerDate = (wallDayNumber: number): string => formatDate(atHour(wallDayNumber, 0), "mn", "picker")
