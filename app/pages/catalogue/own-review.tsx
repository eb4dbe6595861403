/** Page of the shopper's own review of a product, vendor or hotel. E27, C16. */
import { subjectAt } from "#domain/rules/catalogue/review-subject.ts"
import { OwnReviewScreen } from "#ui/catalogue/own-review/own-review-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/catalogue/own-review.ts")).ownReviewMachine,
  input: ({ location: { path, params }, seed }) => ({ subject: subjectAt(path), slug: params["slug"] ?? "", seed }),
  title: (text, _, { brand }) => `${text("reviews.title")} · ${brand}`,
  Screen: OwnReviewScreen,
})
