/** Routes of the shell. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  newsletter: {
    paths: ["/newsletter/confirm", "/newsletter/leave"],
    audience: "own",
    messages: ["newsletter"],
    load: () => import("./newsletter.tsx"),
  },
  // Shown at every address that no route claims.
  "not-found": { paths: [], audience: "everybody", messages: ["missing"], load: () => import("./not-found.tsx") },
  // Shown by the service worker in place of a page that is not stored.
  offline: { paths: ["/offline"], audience: "everybody", messages: ["offline"], load: () => import("./offline.tsx") },
})
