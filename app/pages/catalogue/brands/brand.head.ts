/** Head of a brand's page: the brand, its breadcrumb and its first products. */
import { defineHead } from "#app/server/page-head.ts"
import { brand as brandData, breadcrumbs, itemList } from "#app/server/structured-data.ts"
import type { BrandData } from "./brand-query-at.ts"

export const head = defineHead<BrandData>({
  head: ({ brand, listing }, { text, to, origin }) => ({
    description: [brand.field, brand.tagline, brand.story].filter((part) => part !== "").join(". "),
    picture: brand.logo ?? undefined,
    structuredData: [
      brandData(brand, origin, to),
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("brands.title"), path: "/brands" }, { name: brand.name, path: `/brand/${brand.code}` }], to),
      itemList(listing.tiles, to),
    ],
  }),
  addresses: ({ brands }) => brands.map(({ code, changedAt }) => ({ path: `/brand/${code}`, changedAt })),
})
