/** What an entry of the statement is called, on the page and in the file. Specification §3. */
import type { StoreCredit } from "#domain/entities/wallet/store-credit.ts"

const actions = ["earned", "recharged", "used", "returned", "gift", "voucher", "corrected"] as const

/** `takenBack`: cashback of a cancelled or returned order; `other`: one that the server may add. */
export type StatementAction = (typeof actions)[number] | "takenBack" | "other"

export const statementAction = ({ action, amount }: Pick<StoreCredit, "action" | "amount">): StatementAction =>
  action === "earned" && amount < 0 ? "takenBack" : (actions.find((known) => known === action) ?? "other")
