/** Page of the shopper's gift cards. */
import { GiftCardsScreen } from "#ui/wallet/gift-cards-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./redemption-controller.ts"),
  title: (text, _, { brand }) => `${text("giftCard.title")} · ${brand}`,
  Screen: GiftCardsScreen,
})
