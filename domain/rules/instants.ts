/** Instants as ISO text, and local time in Ulaanbaatar. */
import type { Instant } from "#domain/entities/ids.ts"

/** Offset from UTC in minutes, east positive. */
export type ZoneOffset = number

/** Asia/Ulaanbaatar: UTC+8 the whole year. */
export const ulaanbaatar: ZoneOffset = 480

/** Durations in milliseconds. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Milliseconds since 1970. */
export const millisecondsOf = (instant: Instant): number => Date.parse(instant)

/** Instant of milliseconds since 1970, in UTC. */
export const instantOf = (milliseconds: number): Instant => new Date(milliseconds).toISOString() as Instant

/** Instant some milliseconds later. */
export const later = (instant: Instant, milliseconds: number): Instant => instantOf(millisecondsOf(instant) + milliseconds)

/** Whether one instant precedes another. */
export const isBefore = (one: Instant, other: Instant): boolean => millisecondsOf(one) < millisecondsOf(other)

/** Latest of several instants; `null` where there is none. */
export const latestOf = (instants: ReadonlyArray<Instant | null>): Instant | null =>
  instants.reduce((latest, instant) => (latest === null || (instant !== null && isBefore(latest, instant)) ? instant : latest), null)

/** Local date and time; `weekday` counts from Sunday, 0. */
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

/** Local date and time of an instant. */
export const wallTime = (instant: Instant, offset: ZoneOffset = ulaanbaatar): WallTime => {
  const shifted = new Date(millisecondsOf(instant) + offset * minute)
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

/** Local days since 1970, so that tomorrow is one more. */
export const wallDay = (instant: Instant, offset: ZoneOffset = ulaanbaatar): number =>
  Math.floor((millisecondsOf(instant) + offset * minute) / day)

/** Instant at which the local clock of a day shows `hours`; 24 is the next midnight. */
export const atHour = (wallDayNumber: number, hours: number, offset: ZoneOffset = ulaanbaatar): Instant =>
  instantOf(wallDayNumber * day + hours * hour - offset * minute)

/** Weekday of a local day: 0 is Sunday. Day 0, 1 January 1970, was a Thursday. */
export const weekdayOf = (wallDayNumber: number): number => (((wallDayNumber + 4) % 7) + 7) % 7
