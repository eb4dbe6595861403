/** Content area: pages of information, contact form, articles and news. */
import type { Area } from "#backend/area.ts"
import { articleRoutes } from "./article-routes.ts"
import { pageRoutes } from "./page-routes.ts"

export const content: Area = {
  routes: (app, services) => {
    pageRoutes(app, services)
    articleRoutes(app, services)
  },
}
