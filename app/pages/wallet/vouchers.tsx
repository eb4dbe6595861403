/** Page of the shopper's vouchers. */
import { VouchersScreen } from "#ui/wallet/vouchers-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./redemption-controller.ts"),
  title: (text, _, { brand }) => `${text("vouchers.title")} · ${brand}`,
  Screen: VouchersScreen,
})
