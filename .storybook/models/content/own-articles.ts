/** Model of the own articles machine. */
import { modelWithDriver } from "#book/models/factory-models.ts"
import { ownArticlesMachine } from "#machines/content/own-articles.ts"

export const model = modelWithDriver(ownArticlesMachine, { shopper: { "more.fetch": ({ press }) => press("common.more") } })
