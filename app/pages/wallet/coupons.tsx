/** Page of the shopper's coupons. */
import { CouponsScreen } from "#ui/wallet/coupons/coupons-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/wallet/coupons.ts")).couponsMachine,
  input: () => ({ coupons: null }),
  title: (text, _, { brand }) => `${text("coupons.title")} · ${brand}`,
  Screen: CouponsScreen,
})
