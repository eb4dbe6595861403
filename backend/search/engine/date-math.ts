/** Moments in a query: ISO text, or `now` plus or minus minutes, hours or days. */
import { SearchRefusal } from "#backend/search/refusal.ts"

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** `now` is rounded down to the minute, so that repeated queries are equal. */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000) * 60_000

/** Milliseconds. */
export const momentOf = (text: unknown, now: Date): number => {
  const relative = /^now(?:([+-])(\d{1,4})([mhd]))?$/.exec(String(text))
  if (relative !== null) {
    const [, sign, count, unit = ""] = relative
    return minuteOf(now) + (sign === "-" ? -1 : 1) * Number(count ?? 0) * (units[unit] ?? 0)
  }
  const read = Date.parse(String(text))
  if (Number.isNaN(read)) throw new SearchRefusal(`failed to parse date field [${String(text)}]`, "parse_exception")
  return read
}
