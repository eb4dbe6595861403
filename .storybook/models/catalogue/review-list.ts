/** Model of the review list machine. */
import { modelWithDriver } from "#book/models/factory-models.ts"
import { reviewListMachine } from "#machines/catalogue/review-list.ts"

export const model = modelWithDriver(reviewListMachine, {
  shopper: {
    "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "review.more"),
    "query.change": { when: ({ context }) => context.reviews.items.length > 0, by: ({ choose }) => choose(/^Зурагтай/u, "button") },
  },
})
