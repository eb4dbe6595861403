/** Badges that a site shows. Specification §3, E17, P3. */
import type { Flags } from "#domain/entities/shell/site.ts"

/** Flag that a badge depends on; others are always shown. */
const flagOf: Readonly<Record<string, keyof Flags>> = { sale: "showSale", gift: "showGiftBadge" }

/** Whether the site shows the badge of this code. */
export const isShownBadge = (code: string, flags: Pick<Flags, "showSale" | "showGiftBadge">): boolean => {
  const flag = flagOf[code]
  return flag === undefined || (flags as Flags)[flag]
}
