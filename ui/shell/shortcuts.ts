/** Shortcuts of header and footer. */
import type { MessageKey } from "#ui/messages/messages.tsx"

export const shortcuts = [
  { key: "nav.deals", href: "/products?sale=1&sort=sale_desc", hot: true },
  { key: "nav.new", href: "/products", hot: false },
  { key: "nav.sale", href: "/products?sale=1", hot: false },
] as const satisfies ReadonlyArray<{ readonly key: MessageKey; readonly href: string; readonly hot: boolean }>
