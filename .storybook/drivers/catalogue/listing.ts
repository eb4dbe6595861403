/** Driver of the listing machine on its screens. */
import type { listingMachine } from "#machines/catalogue/listing.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof listingMachine>()({
  shopper: {
    "question.ask": {
      when: (now) => (now.context.page?.facets.onSale ?? 0) > 0 && !now.matches("failed") && !now.matches("missing"),
      by: ({ choose }) => choose(/^Зөвхөн хямдралтай/u, "switch"),
    },
    "more.fetch": ({ follow }, _, now) => follow(now.matches("moreFailed") ? "common.retry" : "listing.more"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["address.changed"],
})
