/** Badges that a site shows. Specification §3, E17, P3. */
import type { Flags } from "#domain/entities/shell/site.ts"

/** Flags of the badges that depend on one, by code; other badges are always shown. */
const flagOf: Readonly<Record<string, keyof BadgeFlags>> = { sale: "showSale", gift: "showGiftBadge" }

type BadgeFlags = Pick<Flags, "showSale" | "showGiftBadge">

/** Whether the site shows the badge of this code. */
export const isShownBadge = (code: string, flags: BadgeFlags): boolean => {
  const flag = flagOf[code]
  return flag === undefined || flags[flag]
}
