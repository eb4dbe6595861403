/** The shopper's gift cards. */
import { GiftCardsScreen } from "#ui/wallet/gift-cards-screen.tsx"
import { definePage } from "#app/page.ts"
import type { GiftCardsActors } from "./gift-cards-controller.ts"

export const page = definePage<never, GiftCardsActors>({
  controller: () => import("./gift-cards-controller.ts"),
  title: (text, _, { brand }) => `${text("giftCard.title")} · ${brand}`,
  Screen: GiftCardsScreen,
})
