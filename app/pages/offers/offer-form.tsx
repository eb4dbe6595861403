/** A price suggestion or a request for a quote. */
import { OfferFormScreen } from "#ui/offers/offer-form-screen.tsx"
import { definePage } from "#app/page.ts"
import type { OfferFormActors } from "./offer-form-controller.ts"

export const page = definePage<never, OfferFormActors>({
  controller: () => import("./offer-form-controller.ts"),
  title: (text, { context }, { brand }) => `${text(`offer.${context.kind}.title`)} · ${brand}`,
  Screen: OfferFormScreen,
})
