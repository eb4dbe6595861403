/** Clauses of `isOnSale`: at least one percent off, within a window that may be open at either end. */
import { minSalePercent } from "#domain/rules/catalogue/sale.ts"
import type { Query } from "../contract/grammar.ts"

export const onSale: Query = {
  bool: {
    filter: { range: { sale_percent: { gte: minSalePercent } } },
    must_not: [{ range: { sale_start_at: { gt: "now" } } }, { range: { sale_expire_at: { lte: "now" } } }],
  },
}

/** Clause of a deal: its sale ends within a week. */
export const endsSoon: Query = { range: { sale_expire_at: { lte: "now+7d" } } }
