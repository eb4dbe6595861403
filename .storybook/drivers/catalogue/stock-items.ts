/** Driver of the stock items machine on its screen. */
import type { stockItemsMachine } from "#machines/catalogue/stock-items.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof stockItemsMachine>()({
  shopper: {
    "places.open": { when: ({ context }) => context.variantId !== null, by: ({ press }) => press("places.show") },
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["variant.choose"],
})
