/** Answers of the merchant to price suggestions and quotes. */
import type { Instant } from "#domain/entities/ids.ts"
import { day, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"

/** Days for which a granted price holds. */
const grantDays = 7

/** Answer of the merchant; `price` in tugrik is that of an accepted offer, `null` the suggested one. */
export type OfferAnswer = { readonly status: "accepted" | "rejected"; readonly price: number | null }

/** Accepts or rejects an offer. Throws 404 for an unknown number, and 422 where it was answered before or has no price. */
export const answerOffer = async (db: Database, number: string, { status, price }: OfferAnswer, now: Instant): Promise<void> => {
  const [row] = await db.query<{ id: number; price: number | null; status: string }>(
    "select id, price, status from offers where number = $1 for update",
    [number],
  )
  if (row === undefined) throw missing("missing.page")
  const isAccepted = status === "accepted"
  const granted = isAccepted ? (price ?? row.price) : null
  if (row.status !== "requested" || (isAccepted && (granted === null || granted <= 0))) throw new Refusal(422, { key: "request.notNow" })
  await db.query("update offers set status = $2, granted_price = $3, valid_until = $4, answered_at = $5 where id = $1", [
    row.id,
    status,
    granted,
    isAccepted ? later(now, grantDays * day) : null,
    now,
  ])
}
