/** Driver of the statement machine on its screens. */
import type { statementMachine } from "#machines/wallet/statement.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof statementMachine>()({
  shopper: {
    "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "statement.more"),
    "page.retry": ({ press }) => press("common.retry"),
    "query.change": async ({ find, pick }, { query: { part } }) => {
      const option = await find("option", part === null ? "statement.part.all" : `wallet.part.${part}`)
      await pick("statement.part", option.textContent)
    },
  },
  others: [],
})
