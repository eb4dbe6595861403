/** Driver of the media machine on its screen. */
import type { mediaMachine } from "#machines/content/media.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof mediaMachine>()({
  shopper: {
    "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "media.more"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["query.change"],
})
