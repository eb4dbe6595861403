/** Routes of the lease calculator. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  lease: { paths: ["/lease"], audience: "everybody", messages: ["lease", "wallet"], load: () => import("./lease.tsx") },
})
