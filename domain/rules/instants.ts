/** When things happen: moments as ISO text, and what a wall clock in Ulaanbaatar shows at them. */
import type { Instant } from "#domain/entities/ids.ts"

/** Minutes east of UTC. */
export type ZoneOffset = number

/** Asia/Ulaanbaatar: UTC+8 the whole year. */
export const ulaanbaatar: ZoneOffset = 480

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Milliseconds since 1970. */
export const millisecondsOf = (moment: Instant): number => Date.parse(moment)

export const instantOf = (milliseconds: number): Instant => new Date(milliseconds).toISOString() as Instant

export const later = (moment: Instant, milliseconds: number): Instant => instantOf(millisecondsOf(moment) + milliseconds)

export const isBefore = (one: Instant, other: Instant): boolean => millisecondsOf(one) < millisecondsOf(other)

/** What calendar and clock on the wall show. `weekday` counts from Sunday, 0. */
export type WallTime = {
  readonly year: number
  /** 1–12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly weekday: number
}

export const wallTime = (moment: Instant, offset: ZoneOffset = ulaanbaatar): WallTime => {
  const shifted = new Date(millisecondsOf(moment) + offset * minute)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay(),
  }
}

/** Days since 1970 on the wall's calendar, so that "tomorrow" is one more. */
export const wallDay = (moment: Instant, offset: ZoneOffset = ulaanbaatar): number =>
  Math.floor((millisecondsOf(moment) + offset * minute) / day)

/** The moment at which that day's clock shows `hours` (24 is the next midnight). */
export const atHour = (wallDayNumber: number, hours: number, offset: ZoneOffset = ulaanbaatar): Instant =>
  instantOf(wallDayNumber * day + hours * hour - offset * minute)

/** 0 is Sunday, 5 is Friday. 1 January 1970 was a Thursday. */
export const weekdayOf = (wallDayNumber: number): number => (((wallDayNumber + 4) % 7) + 7) % 7
