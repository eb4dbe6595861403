/** Route of lucky wheel and jackpot. */
import { defineRoute } from "#app/route.ts"

export const route = defineRoute({
  paths: ["/promotion/wheel", "/promotion/jackpot"],
  audience: "own",
  messages: ["promotions", "wheel"],
  load: () => import("./wheel.tsx"),
})
