/** Route of the contact page. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/contact"],
  audience: "everybody",
  messages: ["content", "identity"],
  load: () => import("./contact.tsx"),
})
