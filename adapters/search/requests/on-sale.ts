/** What is on sale: one percent off at least, inside a window that may be open at either end. The clauses of `isOnSale`. */
import { minSalePercent } from "#domain/rules/catalogue/sale.ts"
import type { Query } from "../contract/grammar.ts"

export const onSale: Query = {
  bool: {
    filter: { range: { sale_percent: { gte: minSalePercent } } },
    must_not: [{ range: { sale_start_at: { gt: "now" } } }, { range: { sale_expire_at: { lte: "now" } } }],
  },
}
