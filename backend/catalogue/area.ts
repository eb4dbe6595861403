/** Catalogue area: products, reviews, stock and sales. */
import type { Area } from "#backend/area.ts"
import { badgeRoutes } from "./badge-routes.ts"
import { reviewPictures } from "./review-pictures.ts"
import { catalogueRoutes } from "./routes.ts"
import { reviewVoteRoutes } from "./review-vote-routes.ts"
import { refreshSales } from "./sales.ts"

export const catalogue: Area = {
  routes: (app, services) => {
    catalogueRoutes(app, services)
    badgeRoutes(app, services)
    reviewVoteRoutes(app, services)
  },
  pictures: [reviewPictures],
  jobs: [{ name: "sales", every: 0, isExternal: false, run: ({ db }, now) => refreshSales(db, now) }],
}
