/** Arbitrary instants between 2020 and 2035, concentrated around the hours of rules. */
import fc from "fast-check"
import { day, hour, minute, instantOf } from "#domain/rules/instants.ts"

/** Midnight of 1 January 2020 in Ulaanbaatar. */
const start = Date.UTC(2019, 11, 31, 16)

const clock = fc.oneof(
  fc.nat(24 * 60 - 1).map((minutes) => minutes * minute),
  fc.tuple(fc.constantFrom(0, 11, 14, 17, 22), fc.integer({ min: -1, max: 1 })).map(([hours, more]) => hours * hour + more * minute),
)

export const moment = fc
  .tuple(fc.nat(15 * 365), clock, fc.nat(59))
  .map(([days, time, seconds]) => instantOf(start + days * day + time + seconds * 1000))

/** Duration up to thirty days, in milliseconds. */
export const span = fc.oneof(fc.nat(minute), fc.nat(day), fc.nat(30 * day))
