/** Model of the look books machine. */
import { modelWithDriver } from "#book/models/factory-models.ts"
import { lookBooksMachine } from "#machines/catalogue/look-books.ts"

export const model = modelWithDriver(lookBooksMachine, {
  shopper: { "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "looks.more") },
})
