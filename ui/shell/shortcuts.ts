/** Shortcuts of header and footer. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { MessageKey } from "#ui/messages/messages.tsx"

const shortcuts = [
  { key: "nav.deals", href: "/deals" },
  { key: "nav.new", href: "/new" },
  { key: "nav.sale", href: "/sale" },
] as const satisfies ReadonlyArray<{ readonly key: MessageKey; readonly href: string }>

/** The shortcuts of a site, which may show no sales. */
export const shortcutsOf = ({ flags }: SiteConfig) => shortcuts.filter(({ href }) => flags.showSale || href === "/new")
