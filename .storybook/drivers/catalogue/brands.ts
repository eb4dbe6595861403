/** Driver of the brands machine on its screens. */
import type { brandsMachine } from "#machines/catalogue/brands.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof brandsMachine>()({
  shopper: {
    "search.type": ({ dictate }, { text }) => dictate("brands.search", text),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
