/** Driver of the saved articles machine on its screen. */
import { savedArticles } from "#book/fixtures/content/writing.ts"
import type { savedArticlesMachine } from "#machines/content/saved-articles.ts"
import { driversFor } from "#book/drivers/driver.ts"

const titleOf = (id: number): string => savedArticles.items.find((bookmark) => bookmark.id === id)?.article.title ?? ""

export const driver = driversFor<typeof savedArticlesMachine>()({
  shopper: {
    "more.fetch": ({ press }) => press("writing.more"),
    "page.retry": ({ press }) => press("common.retry"),
    "bookmark.remove": ({ choose }, { id }) => choose(new RegExp(`^Хасах: ${titleOf(id)}`, "u"), "button"),
    "bookmark.restore": ({ choose }, { id }) => choose(new RegExp(`^Буцааж хадгалах: ${titleOf(id)}`, "u"), "button"),
  },
  others: [],
})
