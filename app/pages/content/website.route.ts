/** Route of the website's administration. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/website"],
  audience: "administrator",
  messages: ["website"],
  load: () => import("./website.tsx"),
})
