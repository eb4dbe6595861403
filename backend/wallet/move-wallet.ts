/** Movements between wallet parts and orders, each with a statement entry. */
import type { Instant } from "#domain/entities/ids.ts"
import type { WalletShare } from "#domain/rules/wallet/wallet.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"

export type Move = { readonly action: "used" | "returned" | "earned"; readonly orderNumber: string; readonly at: Instant }

/**
 * Locks all parts of a wallet, in one order, until the transaction ends. Read balances only in a statement
 * after this one: a single statement that waits for the lock and updates sees two versions of the row.
 */
export const lockWallet = async (db: Database, userId: number): Promise<void> => {
  await db.query("select from wallet_parts where user_id = $1 order by kind for update", [userId])
}

/** Takes money for `used`, credits it otherwise. Throws 422 where a balance has been spent meanwhile. */
export const moveWallet = async (db: Database, userId: number, shares: ReadonlyArray<WalletShare>, move: Move): Promise<void> => {
  await lockWallet(db, userId)
  const sign = move.action === "used" ? -1 : 1
  for (const { kind, amount } of shares.toSorted((one, other) => one.kind.localeCompare(other.kind))) {
    if (amount === 0) continue
    const [part] = await db.query<{ balance: number }>(
      sign < 0
        ? "update wallet_parts set balance = balance + $3 where user_id = $1 and kind = $2 and balance + $3 >= 0 returning balance"
        : `insert into wallet_parts as w (user_id, kind, balance) values ($1, $2, $3)
           on conflict (user_id, kind) do update set balance = w.balance + excluded.balance returning balance`,
      [userId, kind, sign * amount],
    )
    if (part === undefined) throw new Refusal(422, { key: "wallet.spent" })
    await db.query(
      "insert into wallet_entries (user_id, kind, action, amount, balance, order_number, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
      [userId, kind, move.action, sign * amount, part.balance, move.orderNumber, move.at],
    )
  }
}
