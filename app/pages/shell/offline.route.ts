/** Route of the page that the service worker shows in place of a page that was never seen. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/offline"],
  audience: "everybody",
  messages: ["offline"],
  load: () => import("./offline.tsx"),
})
