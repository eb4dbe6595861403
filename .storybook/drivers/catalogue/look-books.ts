/** Driver of the look books machine on its screen. */
import type { lookBooksMachine } from "#machines/catalogue/look-books.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof lookBooksMachine>()({
  shopper: {
    "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "looks.more"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
