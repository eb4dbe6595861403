/** Content area: pages of information, contact form, articles and news, stores. */
import type { Area } from "#backend/area.ts"
import { articleRoutes } from "./article-routes.ts"
import { commentRoutes } from "./comment-routes.ts"
import { pageRoutes } from "./page-routes.ts"
import { storeRoutes } from "./store-routes.ts"

export const content: Area = {
  routes: (app, services) => {
    pageRoutes(app, services)
    articleRoutes(app, services)
    commentRoutes(app, services)
    storeRoutes(app, services)
  },
}
