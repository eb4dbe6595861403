/** Answers of the merchant to price suggestions and quotes. */
import type { Instant } from "#domain/entities/ids.ts"
import { day, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"

/** Days for which a granted price holds. */
const grantDays = 7

/** Accepts an offer at `price` in tugrik, by default at the suggested one, or rejects it. Throws 404 for an unknown number, and 422 where it was answered before or has no price. */
export const answerOffer = async (db: Database, number: string, accepted: boolean, price: number | null, now: Instant): Promise<void> => {
  const [row] = await db.query<{ id: number; price: number | null; status: string }>(
    "select id, price, status from offers where number = $1 for update",
    [number],
  )
  if (row === undefined) throw missing("missing.page")
  const granted = accepted ? (price ?? row.price) : null
  if (row.status !== "requested" || (accepted && (granted === null || granted <= 0))) throw new Refusal(422, { key: "offer.notNow" })
  await db.query("update offers set status = $2, granted_price = $3, valid_until = $4, answered_at = $5 where id = $1", [
    row.id,
    accepted ? "accepted" : "rejected",
    granted,
    accepted ? later(now, grantDays * day) : null,
    now,
  ])
}
