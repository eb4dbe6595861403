/** Menus of the site's footer. E16. */
import * as Schema from "effect/Schema"
import { defaultLocale, inLocale } from "#domain/entities/locale.ts"
import { Menu } from "#domain/entities/shell/menu.ts"
import { isLinkAddress } from "#domain/rules/content/safe-addresses.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { deadLinks, linkedKinds } from "../references.ts"
import { inSiteTexts } from "../site-texts.ts"

type MenuItem = typeof Menu.Encoded

type Link = { readonly path: ItemFault["path"]; readonly link: string }

/** All links of the menus with their paths. */
const linksOf = (menus: ReadonlyArray<MenuItem>, above: ItemFault["path"] = []): ReadonlyArray<Link> =>
  menus.flatMap(({ url, children }, at) => [
    ...(url == null ? [] : [{ path: [...above, at, "url"], link: url }]),
    ...linksOf(children, [...above, at, "children"]),
  ])

export const kind: ContentKind<MenuItem> = {
  item: Schema.toEncoded(Menu),
  effect: "Columns of links in the footer.",
  fields: {
    title: "Heading of the column, or text of the link.",
    url: "Page of the shop, or another site; `null` or none for a heading.",
    children: "Links below the heading, each a menu of its own.",
  },
  example: {
    title: { mn: "Тусламж", en: "Help" },
    children: [{ title: { mn: "Арчилгаа", en: "Care" }, url: "/media/c/nooluur", children: [] }],
  },
  keyOf: ({ title }) => inLocale(title, defaultLocale),
  after: linkedKinds,
  fileFaults: (items) =>
    linksOf(items).flatMap(({ path, link }) => (isLinkAddress(link) ? [] : [{ path, reason: { key: "content.link" } }])),
  faults: (db, { items }) => deadLinks(db, linksOf(items)),
  ...inSiteTexts("menus"),
}
