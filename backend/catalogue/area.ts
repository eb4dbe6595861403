/** Catalogue area: products, brands, vendors, badges, look books, reviews, stock and sales. */
import type { Area } from "#backend/area.ts"
import { badgeRoutes } from "./badge-routes.ts"
import { brandRoutes } from "./brand-routes.ts"
import { reviewPictures } from "./review-pictures.ts"
import { reviewRoutes } from "./review-routes.ts"
import { catalogueRoutes } from "./routes.ts"
import { refreshDueProducts } from "./due-products.ts"

export const catalogue: Area = {
  routes: (app, services) => {
    catalogueRoutes(app, services)
    brandRoutes(app, services)
    badgeRoutes(app, services)
    reviewRoutes(app, services)
  },
  pictures: [reviewPictures],
  jobs: [{ name: "sales", every: 0, isExternal: false, run: ({ db }, now) => refreshDueProducts(db, now) }],
}
