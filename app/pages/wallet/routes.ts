/** Routes of the wallet. */
import { defineRoutes } from "#app/route.ts"

/** Areas of messages that every page of the wallet shows. */
const walletMessages = ["balance", "coupons", "wallet", "account"] as const

export const routes = defineRoutes({
  coupon: {
    paths: ["/account/coupons/:number"],
    audience: "shopper",
    messages: walletMessages,
    load: () => import("./coupon.tsx"),
  },
  coupons: {
    paths: ["/account/coupons"],
    audience: "shopper",
    messages: walletMessages,
    load: () => import("./coupons.tsx"),
  },
  "gift-cards": {
    paths: ["/account/gift-cards"],
    audience: "shopper",
    messages: walletMessages,
    load: () => import("./gift-cards.tsx"),
  },
  "gift-purchase": {
    paths: ["/account/gift-cards/send"],
    audience: "shopper",
    messages: [...walletMessages, "identity"],
    load: () => import("./gift-purchase.tsx"),
  },
  recharge: {
    paths: ["/account/wallet/recharge", "/account/wallet/recharge/:number"],
    audience: "shopper",
    messages: [...walletMessages, "cart", "payment"],
    load: () => import("./recharge.tsx"),
  },
  tickets: {
    paths: ["/account/tickets"],
    audience: "shopper",
    messages: walletMessages,
    load: () => import("./tickets.tsx"),
  },
  vouchers: {
    paths: ["/account/vouchers"],
    audience: "shopper",
    messages: walletMessages,
    load: () => import("./vouchers.tsx"),
  },
  wallet: {
    paths: ["/account/wallet", "/account/wallet/:slug"],
    audience: "shopper",
    messages: walletMessages,
    load: () => import("./wallet.tsx"),
  },
})
