/** Menus of the site's footer. E16. */
import * as Schema from "effect/Schema"
import { defaultLocale, inLocale } from "#domain/entities/locale.ts"
import { Menu } from "#domain/entities/shell/menu.ts"
import { isLinkAddress } from "#domain/rules/content/safe-addresses.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { inSiteTexts } from "../site-texts.ts"

type MenuItem = typeof Menu.Encoded

const wrongLinks = (menus: ReadonlyArray<MenuItem>, above: ItemFault["path"] = []): ReadonlyArray<ItemFault> =>
  menus.flatMap(({ url, children }, at) => {
    const path = [...above, at]
    const isWrong = url != null && !isLinkAddress(url)
    return [
      ...(isWrong ? [{ path: [...path, "url"], reason: { key: "content.link" } } as const] : []),
      ...wrongLinks(children, [...path, "children"]),
    ]
  })

export const kind: ContentKind<MenuItem> = {
  item: Schema.toEncoded(Menu),
  effect: "Columns of links in the footer.",
  example: {
    title: { mn: "Тусламж", en: "Help" },
    children: [{ title: { mn: "Арчилгаа", en: "Care" }, url: "/media/c/archilgaa", children: [] }],
  },
  keyOf: ({ title }) => inLocale(title, defaultLocale),
  faults: async (_, { items }) => wrongLinks(items),
  ...inSiteTexts("menus"),
}
