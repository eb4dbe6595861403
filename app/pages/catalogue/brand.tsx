/** Page of a brand: its story above its products. S8. */
import { BrandScreen } from "#ui/catalogue/brands/brand-screen.tsx"
import { definePage } from "#app/page.ts"
import { brandAt, brandQueryAt } from "./brand-query-at.ts"

export const page = definePage({
  fetch: async (ports, location) => {
    const [brand, listing] = await Promise.all([ports.fetchBrand({ code: brandAt(location) }), ports.fetchListing(brandQueryAt(location))])
    return { brand, listing }
  },
  controller: () => import("./brand-controller.ts"),
  title: (text, { context: { query, page: data } }, { brand }) =>
    `${data?.facets.brands.find(({ key }) => key === query.brandPage)?.label ?? text("brands.title")} · ${brand}`,
  Screen: BrandScreen,
})
