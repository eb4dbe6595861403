/** Times as the tax office writes them: `2026-11-21 09:05:00` in Ulaanbaatar. */
import type { Instant } from "#domain/entities/ids.ts"
import { instantOf, wallTime } from "#domain/rules/instants.ts"

const twoDigits = (value: number): string => String(value).padStart(2, "0")

/** `2026-11-21T01:05:00Z` as `2026-11-21 09:05:00`. */
export const taxOfficeTime = (moment: Instant): string => {
  const { year, month, day, hour, minute, second } = wallTime(moment)
  return `${[year, month, day].map(twoDigits).join("-")} ${[hour, minute, second].map(twoDigits).join(":")}`
}

/** The moment of a written time, with or without seconds; `null` for anything else. */
export const readTaxOfficeTime = (text: string): Instant | null => {
  const [, date, time, seconds = ":00"] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?/.exec(text) ?? []
  return date === undefined ? null : instantOf(Date.parse(`${date}T${time}${seconds}+08:00`))
}
