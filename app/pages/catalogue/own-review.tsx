/** The shopper's own review of a product, vendor or hotel. E27, C16. */
import { OwnReviewScreen } from "#ui/catalogue/own-review/own-review-screen.tsx"
import { definePage } from "#app/page.ts"
import type { OwnReviewActors } from "./own-review-controller.ts"

export const page = definePage<never, OwnReviewActors>({
  controller: () => import("./own-review-controller.ts"),
  title: (text, _, { brand }) => `${text("reviews.title")} · ${brand}`,
  Screen: OwnReviewScreen,
})
