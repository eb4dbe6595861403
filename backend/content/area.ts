/** Content area: pages of information, contact form, articles and news, stores. */
import type { Area } from "#backend/area.ts"
import { articlePictures } from "./article-pictures.ts"
import { articleRoutes } from "./article-routes.ts"
import { commentRoutes } from "./comment-routes.ts"
import { pageRoutes } from "./page-routes.ts"
import { readingRoutes } from "./reading-routes.ts"
import { storeRoutes } from "./store-routes.ts"
import { websiteRoutes } from "./website-routes.ts"
import { writingRoutes } from "./writing-routes.ts"

export const content: Area = {
  routes: (app, services) => {
    pageRoutes(app, services)
    // Before articles by their ids.
    writingRoutes(app, services)
    websiteRoutes(app, services)
    articleRoutes(app, services)
    readingRoutes(app, services)
    commentRoutes(app, services)
    storeRoutes(app, services)
  },
  pictures: [articlePictures],
}
