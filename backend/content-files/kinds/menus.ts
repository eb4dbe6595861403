/** Menus of the site's footer. E16. */
import * as Schema from "effect/Schema"
import { defaultLocale, inLocale } from "#domain/entities/locale.ts"
import { Menu } from "#domain/entities/shell/menu.ts"
import type { ContentKind } from "../content-kind.ts"
import { inSiteTexts } from "../site-texts.ts"

type MenuItem = typeof Menu.Encoded

export const kind: ContentKind<MenuItem> = {
  item: Schema.toEncoded(Menu),
  effect: "Columns of links in the footer.",
  example: {
    title: { mn: "Тусламж", en: "Help" },
    children: [{ title: { mn: "Арчилгаа", en: "Care" }, url: "/media/c/archilgaa", children: [] }],
  },
  keyOf: ({ title }) => inLocale(title, defaultLocale),
  ...inSiteTexts("menus"),
}
