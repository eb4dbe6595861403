/** Routes of the account. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  account: { paths: ["/account"], audience: "shopper", messages: ["account", "overview", "orders"], load: () => import("./account.tsx") },
  contact: {
    paths: ["/account/profile/mobile", "/account/profile/email"],
    audience: "shopper",
    messages: ["account", "profile", "identity"],
    load: () => import("./contact.tsx"),
  },
  password: {
    paths: ["/account/profile/password"],
    audience: "shopper",
    messages: ["account", "profile", "identity"],
    load: () => import("./password.tsx"),
  },
  profile: {
    paths: ["/account/profile"],
    audience: "shopper",
    messages: ["account", "profile", "identity"],
    load: () => import("./profile.tsx"),
  },
  settings: {
    paths: ["/account/settings"],
    audience: "shopper",
    messages: ["account", "addresses", "settings", "push", "profile", "identity"],
    load: () => import("./settings.tsx"),
  },
})
