/** Routes of the wallet. */
import { defineRoutes } from "#app/route.ts"

export const routes = defineRoutes({
  coupon: {
    paths: ["/account/coupons/:number"],
    audience: "shopper",
    messages: ["balance", "coupons", "wallet", "account"],
    load: () => import("./coupon.tsx"),
  },
  coupons: {
    paths: ["/account/coupons"],
    audience: "shopper",
    messages: ["balance", "coupons", "wallet", "account"],
    load: () => import("./coupons.tsx"),
  },
  "gift-cards": {
    paths: ["/account/gift-cards"],
    audience: "shopper",
    messages: ["balance", "coupons", "wallet", "account"],
    load: () => import("./gift-cards.tsx"),
  },
  "gift-purchase": {
    paths: ["/account/gift-cards/send"],
    audience: "shopper",
    messages: ["balance", "coupons", "wallet", "account", "identity"],
    load: () => import("./gift-purchase.tsx"),
  },
  recharge: {
    paths: ["/account/wallet/recharge", "/account/wallet/recharge/:number"],
    audience: "shopper",
    messages: ["balance", "coupons", "wallet", "account", "cart"],
    load: () => import("./recharge.tsx"),
  },
  tickets: {
    paths: ["/account/tickets"],
    audience: "shopper",
    messages: ["balance", "coupons", "wallet", "account"],
    load: () => import("./tickets.tsx"),
  },
  vouchers: {
    paths: ["/account/vouchers"],
    audience: "shopper",
    messages: ["balance", "coupons", "wallet", "account"],
    load: () => import("./vouchers.tsx"),
  },
  wallet: {
    paths: ["/account/wallet", "/account/wallet/:slug"],
    audience: "shopper",
    messages: ["balance", "coupons", "wallet", "account"],
    load: () => import("./wallet.tsx"),
  },
})
