/** Routes of promotions. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  promotion: {
    paths: ["/promotion/:id"],
    audience: "everybody",
    messages: ["promotions", "catalogue"],
    load: () => import("./promotion.tsx"),
  },
  promotions: { paths: ["/promotions"], audience: "everybody", messages: ["promotions"], load: () => import("./promotions.tsx") },
  roulette: { paths: ["/promotion/roulette"], audience: "administrator", messages: ["roulette"], load: () => import("./roulette.tsx") },
  wheel: {
    paths: ["/promotion/wheel", "/promotion/jackpot"],
    audience: "own",
    messages: ["promotions", "wheel"],
    load: () => import("./wheel.tsx"),
  },
})
