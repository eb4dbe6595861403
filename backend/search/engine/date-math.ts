/** Moments in a query: ISO text, or `now` plus or minus minutes, hours or days. */
import { SearchRefusal } from "#backend/search/refusal.ts"

const minute = 60_000

/** Milliseconds of a unit. */
const units: Readonly<Record<string, number>> = { m: minute, h: 60 * minute, d: 24 * 60 * minute }

/** `now` is rounded down to the minute, so that repeated queries are equal. */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / minute) * minute

/** Moment in milliseconds: `now-7d` is a week before the minute of `now`. */
export const momentOf = (text: unknown, now: Date): number => {
  const relative = /^now(?:([+-])(\d{1,4})([mhd]))?$/.exec(String(text))
  if (relative !== null) {
    const [, sign, count, unit = ""] = relative
    const offset = Number(count ?? 0) * (units[unit] ?? 0)
    return minuteOf(now) + (sign === "-" ? -offset : offset)
  }
  const read = Date.parse(String(text))
  if (Number.isNaN(read)) throw new SearchRefusal(`failed to parse date field [${String(text)}]`, "parse_exception")
  return read
}
