/** Driver of the vendor reviews machine on its screens. */
import type { vendorReviewsMachine } from "#machines/catalogue/vendor-reviews.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof vendorReviewsMachine>()({
  shopper: {
    "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "review.more"),
    "query.change": { when: ({ context }) => context.reviews.items.length > 0, by: ({ choose }) => choose(/^Зурагтай/u, "button") },
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
