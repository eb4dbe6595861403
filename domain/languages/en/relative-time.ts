/** Relative times in English. */
import type { RelativeTime, Unit } from "#domain/languages/language.ts"

const amount = (count: number, unit: Unit): string => `${count} ${unit}${count === 1 ? "" : "s"}`

export const relativeTime: RelativeTime = {
  justNow: "just now",
  soon: "soon",
  yesterday: "yesterday",
  tomorrow: "tomorrow",
  past: (count, unit) => `${amount(count, unit)} ago`,
  future: (count, unit) => `in ${amount(count, unit)}`,
}
