/** Shortcuts of header and footer. */
import type { MessageKey } from "#ui/messages/messages.tsx"

export const shortcuts = [
  { key: "nav.deals", href: "/deals", hot: true },
  { key: "nav.new", href: "/new", hot: false },
  { key: "nav.sale", href: "/sale", hot: false },
] as const satisfies ReadonlyArray<{ readonly key: MessageKey; readonly href: string; readonly hot: boolean }>
