/** Routes of the catalogue. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  badge: { paths: ["/badge/:id"], audience: "everybody", messages: ["catalogue", "badges"], load: () => import("./badge.tsx") },
  brand: {
    paths: ["/brand/:code"],
    audience: "everybody",
    messages: ["catalogue", "listing", "brands"],
    load: () => import("./brand.tsx"),
  },
  brands: { paths: ["/brands"], audience: "everybody", messages: ["catalogue", "brands"], load: () => import("./brands.tsx") },
  home: { paths: ["/"], audience: "everybody", messages: ["catalogue", "home"], load: () => import("./home.tsx") },
  listing: {
    paths: ["/products", "/new", "/deals", "/sale", "/t/*"],
    audience: "everybody",
    messages: ["catalogue", "listing"],
    load: () => import("./listing.tsx"),
  },
  "look-book": {
    paths: ["/look-books/:id"],
    audience: "everybody",
    messages: ["catalogue", "looks"],
    load: () => import("./look-book.tsx"),
  },
  "look-books": {
    paths: ["/look-books"],
    audience: "everybody",
    messages: ["catalogue", "looks"],
    load: () => import("./look-books.tsx"),
  },
  "own-review": {
    paths: ["/account/reviews/:slug", "/account/vendor-reviews/:slug", "/account/hotel-reviews/:slug"],
    audience: "shopper",
    messages: ["reviews", "pictures", "offers", "identity"],
    load: () => import("./own-review.tsx"),
  },
  product: {
    paths: ["/products/:slug"],
    audience: "everybody",
    messages: ["catalogue", "product"],
    load: () => import("./product.tsx"),
  },
  vendor: {
    paths: ["/vendor/:id"],
    audience: "everybody",
    messages: ["catalogue", "product", "vendors"],
    load: () => import("./vendor.tsx"),
  },
  vendors: { paths: ["/vendors"], audience: "everybody", messages: ["catalogue", "vendors"], load: () => import("./vendors.tsx") },
})
