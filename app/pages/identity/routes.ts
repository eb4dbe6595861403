/** Routes of login, registration and password reset. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  login: { paths: ["/login"], audience: "visitor", messages: ["identity", "login"], load: () => import("./login.tsx") },
  registration: {
    paths: ["/login"],
    query: "step=register",
    audience: "visitor",
    messages: ["identity", "login", "account", "registration"],
    load: () => import("./registration.tsx"),
  },
  reset: {
    paths: ["/password/reset"],
    audience: "visitor",
    messages: ["identity", "login", "registration"],
    load: () => import("./reset.tsx"),
  },
})
