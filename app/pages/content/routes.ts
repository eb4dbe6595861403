/** Routes of articles, news and information. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  author: { paths: ["/author/:id"], audience: "everybody", messages: ["content"], load: () => import("./author.tsx") },
  contact: { paths: ["/contact"], audience: "everybody", messages: ["content", "identity"], load: () => import("./contact.tsx") },
  "content-page": { paths: ["/page/:slug"], audience: "everybody", messages: ["content"], load: () => import("./content-page.tsx") },
  media: {
    paths: ["/media", "/media/c/:tag"],
    audience: "everybody",
    messages: ["content"],
    load: () => import("./media.tsx"),
  },
  "news-writing": {
    paths: ["/website/news/create", "/website/news/:id/edit"],
    audience: "administrator",
    messages: ["writing", "website"],
    load: () => import("./news-writing.tsx"),
  },
  "own-articles": {
    paths: ["/account/articles"],
    audience: "shopper",
    messages: ["writing", "content", "account"],
    load: () => import("./own-articles.tsx"),
  },
  reading: {
    paths: ["/article/:id", "/media/:id"],
    audience: "everybody",
    messages: ["content", "catalogue"],
    load: () => import("./reading.tsx"),
  },
  "saved-articles": {
    paths: ["/account/bookmarks"],
    audience: "shopper",
    messages: ["writing", "content", "account"],
    load: () => import("./saved-articles.tsx"),
  },
  stores: { paths: ["/stores"], audience: "everybody", messages: ["content", "catalogue"], load: () => import("./stores.tsx") },
  website: { paths: ["/website"], audience: "administrator", messages: ["website"], load: () => import("./website.tsx") },
  writing: { paths: ["/a/create", "/a/:id/edit"], audience: "shopper", messages: ["writing"], load: () => import("./writing.tsx") },
})
