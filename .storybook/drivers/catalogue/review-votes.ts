/** Driver of the review votes machine on its screen. */
import { reviews } from "#book/fixtures/catalogue/product.ts"
import type { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { driversFor } from "#book/drivers/driver.ts"

const nameOf = (id: number): string => reviews.find((review) => review.id === id)?.name ?? ""

export const driver = driversFor<typeof reviewVotesMachine>()({
  shopper: {
    "vote.toggle": ({ press }, { id }) => press(["review.helpful.of", { name: nameOf(id) }]),
  },
  others: ["reader.known"],
})
