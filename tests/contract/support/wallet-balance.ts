/** Balances of wallet parts that tests set. */
import type { Database } from "#backend/database/database.ts"

/** Sets the balance of a wallet part within a transaction, with the statement entry that the database requires. */
export const giveBalance = async (tx: Database, userId: number, kind: string, balance: number): Promise<void> => {
  const partner = kind === "partner" ? "tenger-fuel" : null
  await tx.query("select from wallet_parts where user_id = $1 and kind = $2 for update", [userId, kind])
  await tx.query(
    `with before as (select balance from wallet_parts where user_id = $1 and kind = $2 and partner_id is not distinct from $3::text),
       entry as (insert into wallet_entries (user_id, kind, partner_id, action, amount, balance, created_at)
         values ($1, $2, $3, 'corrected', $4 - coalesce((select balance from before), 0), $4, now()))
     insert into wallet_parts (user_id, kind, partner_id, balance) values ($1, $2, $3, $4)
     on conflict (user_id, kind, partner_id) do update set balance = excluded.balance`,
    [userId, kind, partner, balance],
  )
}
