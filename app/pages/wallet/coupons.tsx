/** The shopper's coupons. */
import { CouponsScreen } from "#ui/wallet/coupons/coupons-screen.tsx"
import { definePage } from "#app/page.ts"
import type { CouponsActors } from "./coupons-controller.ts"

export const page = definePage<never, CouponsActors>({
  controller: () => import("./coupons-controller.ts"),
  title: (text, _, { brand }) => `${text("coupons.title")} · ${brand}`,
  Screen: CouponsScreen,
})
