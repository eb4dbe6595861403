/** Driver of the article machine on its screen. */
import type { articleMachine } from "#machines/content/article.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof articleMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
