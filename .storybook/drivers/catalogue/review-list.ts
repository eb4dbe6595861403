/** Driver of the review list machine on its screens. */
import type { reviewListMachine } from "#machines/catalogue/review-list.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof reviewListMachine>()({
  shopper: {
    "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "review.more"),
    "query.change": { when: ({ context }) => context.reviews.items.length > 0, by: ({ choose }) => choose(/^Зурагтай/u, "button") },
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
