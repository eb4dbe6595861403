/** Instructions of an awaited payment, from a provider that may not have received the request yet. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { BackendServices } from "#backend/services.ts"
import { checkRequest } from "./check-request.ts"
import { createRequest } from "./create-request.ts"
import type { Instructions } from "./payment-provider.ts"
import { beginRequest, requestOf, storedInstructions, type Charge, type PaymentSubject } from "./stored-requests.ts"

/** Sends or checks the request first where that is due; without an answer there are no instructions. Runs outside of any transaction. */
export const openRequest = async (
  services: BackendServices,
  subject: PaymentSubject,
  charge: Charge,
  locale: Locale,
  now: Instant,
): Promise<Instructions> => {
  const { db } = services
  const row = await requestOf(db, subject)
  // Payments of before there were requests.
  if (row === null) {
    await db.transaction(async (tx) => {
      const [table, id] = "paymentId" in subject ? ["payments", subject.paymentId] : ["recharges", subject.rechargeId]
      await tx.query(`select 1 from ${table} where id = $1 for update`, [id])
      if ((await requestOf(tx, subject)) === null) await beginRequest(services, tx, subject, charge, now)
    })
  }
  const request = row ?? (await requestOf(db, subject))
  if (request?.state === "wanted" || request?.state === "asking") await createRequest(services, request.id, now)
  // A saved card is charged without the shopper, so that its answer is there at once.
  const open = await requestOf(db, subject)
  if (open?.card != null && open.state === "open" && open.checked_at === null) await checkRequest(services, open.id, now)
  return storedInstructions(db, subject, locale)
}
