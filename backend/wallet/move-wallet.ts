/** Movements of wallet parts, each with a statement entry. */
import type { Instant } from "#domain/entities/ids.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"

export type Move = {
  readonly action: "used" | "returned" | "earned" | "recharged" | "gift" | "voucher"
  readonly orderNumber: string | null
  /** What is credited once: the number of a recharge or gift card, the code of a voucher. */
  readonly memo?: string
  readonly at: Instant
}

/**
 * Locks all parts of a wallet, in one order, until the transaction ends. Read balances only in a statement
 * after this one: a single statement that waits for the lock and updates sees two versions of the row.
 */
export const lockWallet = async (db: Database, userId: number): Promise<void> => {
  await db.query("select from wallet_parts where user_id = $1 order by kind, partner_id for update", [userId])
}

/** Changes the balance of a part by `amount`, which may be negative; the wallet is locked. Throws 422 below zero. */
export const changePart = async (
  db: Database,
  userId: number,
  { kind, partner = "" }: Pick<WalletShare, "kind" | "partner">,
  amount: number,
  move: Move,
): Promise<void> => {
  const partnerId = partner === "" ? null : partner
  const [part] = await db.query<{ balance: number }>(
    amount < 0
      ? `update wallet_parts set balance = balance + $4
         where user_id = $1 and kind = $2 and partner_id is not distinct from $3 and balance + $4 >= 0 returning balance`
      : `insert into wallet_parts as w (user_id, kind, partner_id, balance) values ($1, $2, $3, $4)
         on conflict (user_id, kind, partner_id) do update set balance = w.balance + excluded.balance returning balance`,
    [userId, kind, partnerId, amount],
  )
  if (part === undefined) throw new Refusal(422, { key: "wallet.spent" })
  await db.query(
    `insert into wallet_entries (user_id, kind, partner_id, action, amount, balance, order_number, memo, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [userId, kind, partnerId, move.action, amount, part.balance, move.orderNumber, move.memo ?? "", move.at],
  )
}

const byPart = (one: WalletShare, other: WalletShare): number =>
  one.kind.localeCompare(other.kind) || (one.partner ?? "").localeCompare(other.partner ?? "")

/** Takes money for `used`, credits it otherwise. Throws 422 where a balance has been spent meanwhile. */
export const moveWallet = async (db: Database, userId: number, shares: ReadonlyArray<WalletShare>, move: Move): Promise<void> => {
  if (paidBy(shares) === 0) return
  await lockWallet(db, userId)
  for (const share of shares.toSorted(byPart)) {
    if (share.amount > 0) await changePart(db, userId, share, move.action === "used" ? 0 - share.amount : share.amount, move)
  }
}
