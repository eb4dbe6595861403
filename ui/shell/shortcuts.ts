/** Shortcuts of header and footer. */
import type { Flags, SiteConfig } from "#domain/entities/shell/site.ts"
import type { MessageKey } from "#ui/messages/messages.tsx"

type Shortcut = { readonly key: MessageKey; readonly href: string; readonly flag?: keyof Flags }

const shortcuts: ReadonlyArray<Shortcut> = [
  { key: "nav.deals", href: "/deals", flag: "showSale" },
  { key: "nav.new", href: "/new" },
  { key: "nav.sale", href: "/sale", flag: "showSale" },
]

/** The shortcuts of a site, without those of features that it has turned off. */
export const shortcutsOf = ({ flags }: SiteConfig) => shortcuts.filter(({ flag }) => flag === undefined || flags[flag])
