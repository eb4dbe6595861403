/** Model of the statement machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { statement } from "#book/fixtures/wallet/wallet.ts"
import { statementMachine } from "#machines/wallet/statement.ts"
import { modelOf } from "#book/models/model.ts"

const query = { part: null, days: null }
const page = { items: statement, page: 1, pages: 2, total: 12 }
const nothing = { items: [], page: 2, pages: 2, total: 12 }

export const model = modelOf(statementMachine, {
  inputs: [
    { query, page: null },
    { query, page },
  ],
  events: [{ type: "more.fetch" }, { type: "page.retry" }, { type: "query.change", query: { part: "bonus", days: null } }, { type: "query.change", query }],
  answers: {
    fetchStatement: { values: [page, { ...nothing, page: 1, total: 0 }], problems: [unreachable] },
    refine: { values: [page, { ...nothing, page: 1, total: 0 }], problems: [unreachable] },
    fetchMore: { values: [{ ...nothing, items: statement.map((entry) => ({ ...entry, id: entry.id + 100 })) }, nothing], problems: [unreachable] },
  },
  about: ({ entries, query: { part } }) => [entries.items.length > 0, entries.stillFetch, part],
  driver: {
    shopper: {
      "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "statement.more"),
      "page.retry": ({ press }) => press("common.retry"),
      "query.change": async ({ find, pick }, { query: { part } }) => {
        const option = await find("option", part === null ? "statement.part.all" : `wallet.part.${part}`)
        await pick("statement.part", option.textContent)
      },
    },
    others: [],
  },
})
