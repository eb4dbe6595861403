/** Sending of a stored request to its provider: once, and again only where that cannot collect twice. */
import type { Instant } from "#domain/entities/ids.ts"
import { later, minute, second } from "#domain/rules/instants.ts"
import type { BackendServices } from "#backend/services.ts"
import { AnswerLost, NotReached, problemOf, ProviderRefused } from "#backend/http/provider-http.ts"
import { applyBankAnswer } from "./bank-answer.ts"
import { applyRechargeAnswer } from "./recharges.ts"
import { openCase } from "./cases.ts"
import { checkRequest } from "./check-request.ts"
import { noteAnswer, noteFailure } from "./provider-health.ts"
import type { Created } from "./payment-provider.ts"
import { dueOf, providerNamed, requestById, storeCreated, type RequestRow } from "./stored-requests.ts"

/**
 * Time after which a request without an answer belongs to a process that ended: longer than any answer, and than the clocks of two
 * processes differ. Sending again too early makes two codes, and what is paid by the first is lost.
 */
const abandonedAfter = 6 * minute
/** Milliseconds before another try. */
const backoff = (attempts: number): number => Math.min(5 * minute, 5 * second * 2 ** attempts)

/** Takes a request that is due, so that no other process sends it too. */
const claim = async ({ db }: BackendServices, id: number, now: Instant): Promise<boolean> =>
  (
    await db.query(
      `update payment_requests set state = 'asking', asked_at = $2, next_at = $3, attempts = attempts + 1, is_lost = is_lost or state = 'asking'
       where id = $1 and next_at <= $2 and state in ('wanted', 'asking') returning 1`,
      [id, now, later(now, abandonedAfter)],
    )
  ).length > 0

const giveUp = async (
  { db }: BackendServices,
  row: RequestRow,
  state: "closed" | "unknown",
  problem: string,
  now: Instant,
): Promise<void> => {
  const given = await db.query(
    "update payment_requests set state = $2, problem = $3 where id = $1 and state = 'asking' and asked_at = $4 returning 1",
    [row.id, state, problem, now],
  )
  if (given.length === 0) return
  const { number, order_number, provider, amount } = row
  await openCase(
    db,
    {
      reference: `request ${number}`,
      kind: state === "unknown" ? "lost" : "refused",
      provider,
      number: order_number,
      amount,
      note: problem,
    },
    now,
  )
}

/** Refuses the payment to the shopper, so that they choose another method. */
const refuse = async (services: BackendServices, row: RequestRow, problem: string, now: Instant): Promise<void> => {
  await services.db.transaction(async (tx) => {
    const { order_id: orderId, recharge_id: rechargeId, order_number, provider, number, id } = row
    if (rechargeId !== null) await applyRechargeAnswer(tx, order_number, false, now)
    if (orderId !== null) {
      await tx.query("select 1 from orders where id = $1 for update", [orderId])
      await applyBankAnswer(
        services,
        tx,
        { reference: `${provider} ${number} refused`, orderId, requestId: id, paid: false, amount: row.amount },
        now,
      )
    }
    await giveUp({ ...services, db: tx }, row, "closed", problem, now)
  })
}

const sendAgain = async ({ db }: BackendServices, row: RequestRow, isLost: boolean, problem: string, now: Instant): Promise<void> => {
  await db.query(
    `update payment_requests set state = 'wanted', is_lost = $2, problem = $3, next_at = $4
     where id = $1 and state = 'asking' and asked_at = $5`,
    [row.id, isLost, problem, later(now, backoff(row.attempts)), now],
  )
}

/** A number that the provider has not seen: it knows the last one, whose code was shown to nobody. */
const renumber = async ({ db }: BackendServices, row: RequestRow, now: Instant): Promise<void> => {
  await db.query(
    `update payment_requests set state = 'wanted', is_lost = false, number = $2, next_at = $3
     where id = $1 and state = 'asking' and asked_at = $3`,
    [row.id, `${row.number}x`, now],
  )
}

const afterFailure = async (
  services: BackendServices,
  row: RequestRow,
  canRepeat: boolean,
  error: unknown,
  now: Instant,
): Promise<void> => {
  const problem = problemOf(error)
  services.log.warn({ request: row.id, message: problem }, "a payment request was not created")
  if (error instanceof ProviderRefused) {
    await noteAnswer(services.db, row.provider)
    await (row.is_lost && canRepeat ? renumber(services, row, now) : refuse(services, row, problem, now))
    return
  }
  if (!(error instanceof NotReached) && !(error instanceof AnswerLost)) throw error
  await noteFailure(services.db, row.provider, problem, now)
  const isLost = row.is_lost || error instanceof AnswerLost
  await (isLost && !canRepeat ? giveUp(services, row, "unknown", problem, now) : sendAgain(services, row, isLost, problem, now))
}

/** Sends a request that is due. Runs outside of any transaction; returns whether the provider answered. */
export const createRequest = async (services: BackendServices, id: number, now: Instant): Promise<boolean> => {
  if (!(await claim(services, id, now))) return true
  const row = await requestById(services.db, id)
  const provider = row === null ? null : providerNamed(services, row.provider)
  if (row === null || provider === null) return true
  // The shopper may have a loan by it, also where the order no longer waits.
  if (row.is_lost && !provider.canRepeat) {
    await giveUp(services, row, "unknown", "the shop ended while it waited for the answer", now)
    return true
  }
  if (!row.is_awaited) {
    await services.db.query("update payment_requests set state = 'closed' where id = $1", [id])
    return true
  }
  let created: Created
  try {
    created = await provider.create(dueOf(services, row))
  } catch (error) {
    await afterFailure(services, row, provider.canRepeat, error, now)
    return error instanceof ProviderRefused
  }
  // A loan may be confirmed even if another request created it, so its response is stored in any case.
  await storeCreated(services.db, id, created, later(now, 30 * second), provider.canRepeat ? now : null)
  await noteAnswer(services.db, provider.name)
  // A callback may come before the answer.
  const stored = await requestById(services.db, id)
  if (stored?.hinted_at != null) await checkRequest(services, id, now)
  return true
}
