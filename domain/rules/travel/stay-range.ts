/** Days of a stay as they are chosen in a calendar: the arrival first, then a departure after it. Specification §5, V2. */
import { maxNights } from "./stay-refusal.ts"

/** Local days; `null` where none is chosen. */
export type StayRange = { readonly arrives: number | null; readonly leaves: number | null }

/** End of the range that is being chosen. */
export type RangeEnd = "from" | "to"

/** What limits the choice: the last day that can be booked, and nights that are full. */
export type RangeLimits = { readonly first: number; readonly last: number; readonly isFull: (night: number) => boolean }

/** Last day on which a stay that arrives on a day may end: before a full night, within the longest stay. */
export const lastDeparture = (arrives: number, { last, isFull }: RangeLimits): number => {
  const end = Math.min(arrives + maxNights, last)
  for (let night = arrives; night < end; night += 1) {
    if (isFull(night)) return night
  }
  return end
}

/** Whether a day may be chosen for an end of the range. */
export const isOffered = (day: number, end: RangeEnd, { arrives }: StayRange, limits: RangeLimits): boolean =>
  end === "to" && arrives !== null
    ? day > arrives && day <= lastDeparture(arrives, limits)
    : day >= limits.first && day < limits.last && !limits.isFull(day)

/** Range after a day is chosen for its end; a departure that no longer fits the arrival is no longer chosen. */
export const chosenRange = (day: number, end: RangeEnd, { arrives, leaves }: StayRange, limits: RangeLimits): StayRange => {
  if (end === "to" && arrives !== null) return { arrives, leaves: day }
  return { arrives: day, leaves: leaves !== null && leaves > day && leaves <= lastDeparture(day, limits) ? leaves : null }
}

/** Where a day stands in the range; `null` outside of it. */
export const placeInRange = (day: number, { arrives, leaves }: StayRange): "from" | "in" | "to" | null => {
  if (day === arrives) return "from"
  if (day === leaves) return "to"
  return arrives !== null && leaves !== null && day > arrives && day < leaves ? "in" : null
}
