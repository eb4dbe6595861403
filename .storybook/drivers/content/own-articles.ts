/** Driver of the own articles machine on its screen. */
import type { ownArticlesMachine } from "#machines/content/own-articles.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof ownArticlesMachine>()({
  shopper: { "more.fetch": ({ press }) => press("writing.more"), "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
