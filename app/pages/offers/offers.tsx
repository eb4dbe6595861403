/** The shopper's price suggestions or quotes. */
import { OffersScreen } from "#ui/offers/offers-screen.tsx"
import { definePage } from "#app/page.ts"
import type { OffersActors } from "./offers-controller.ts"

export const page = definePage<never, OffersActors>({
  controller: () => import("./offers-controller.ts"),
  title: (text, { context }, { brand }) => `${text(`offers.${context.query.kind}.title`)} · ${brand}`,
  Screen: OffersScreen,
})
