/** Refusal of calls whose feature the site has turned off. Specification §1, P3. */
import type { Flags, SiteConfig } from "#domain/entities/shell/site.ts"
import { Refusal } from "#backend/http/refusal.ts"

/** Throws 403 where the flag is off. */
export const requireFlag = ({ flags }: SiteConfig, flag: keyof Flags): void => {
  if (!flags[flag]) throw new Refusal(403, { key: "feature.off" })
}
