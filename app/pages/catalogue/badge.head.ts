/** Head of a badge: its breadcrumb and its newest products. */
import type { BadgePage } from "#machines/catalogue/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs, itemList } from "#app/server/structured-data.ts"

export const head = defineHead<BadgePage>({
  head: ({ badge, tiles }, { text, to }) => ({
    description: badge.description === "" ? badge.name : badge.description,
    picture: badge.image ?? undefined,
    structuredData: [breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: badge.name, path: `/badge/${badge.code}` }], to), itemList(tiles.items, to)],
  }),
})
