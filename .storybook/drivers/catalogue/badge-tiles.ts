/** Driver of the badge tiles machine on its screen. */
import type { badgeTilesMachine } from "#machines/catalogue/badge-tiles.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof badgeTilesMachine>()({
  shopper: {
    "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "listing.more"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
