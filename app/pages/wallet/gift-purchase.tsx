/** Page of the purchase of a gift card. E18. */
import { GiftPurchaseScreen } from "#ui/wallet/gift-purchase-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./gift-purchase-controller.ts"),
  title: (text, _, { brand }) => `${text("giftCard.send")} · ${brand}`,
  Screen: GiftPurchaseScreen,
})
