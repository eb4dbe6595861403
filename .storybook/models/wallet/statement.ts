/** Model of the statement machine. */
import { modelWithDriver } from "#book/models/factory-models.ts"
import { statementMachine } from "#machines/wallet/statement.ts"

export const model = modelWithDriver(statementMachine, {
  shopper: {
    "query.change": async ({ find, pick }, { query: { part } }) => {
      const option = await find("option", part === null ? "statement.part.all" : `wallet.part.${part}`)
      await pick("statement.part", option.textContent)
    },
  },
})
