/** Check of a payment request: what its provider has received for it, and what follows for the order. */
import type { Instant } from "#domain/entities/ids.ts"
import { day, later, millisecondsOf, minute, second } from "#domain/rules/instants.ts"
import type { BackendServices } from "#backend/services.ts"
import { AnswerLost, NotReached, ProviderRefused } from "#backend/http/provider-http.ts"
import { noteAnswer, noteFailure } from "./provider-health.ts"
import type { PaymentProvider } from "./payment-provider.ts"
import { applyChecked } from "./apply-checked.ts"
import { providerNamed, requestById, type RequestRow } from "./stored-requests.ts"

/** Milliseconds between two checks while the payment is awaited. */
const awaitedInterval = 30 * second
/** Milliseconds between two checks afterwards, for money that comes too late. */
const lateInterval = 10 * minute
/** Time after which no money is expected any more. */
const watchedFor = 3 * day
/** Shortest time between two checks, however many callbacks come. */
const minimumInterval = second

/** Whether this call is to check the request: no other call has within the shortest time. */
const claim = async ({ db }: BackendServices, id: number, now: Instant): Promise<boolean> => {
  const claimed = await db.query(
    `update payment_requests set checked_at = $2, next_at = $3
     where id = $1 and reference is not null and (checked_at is null or checked_at <= $4 or checked_at > $2) returning 1`,
    [id, now, later(now, awaitedInterval), later(now, -minimumInterval)],
  )
  return claimed.length > 0
}

/** Ends a request that nobody should pay any more. A refusal may mean that it is paid, which the check finds. */
const cancel = async (
  { db }: BackendServices,
  provider: PaymentProvider,
  row: RequestRow,
  reference: string,
  now: Instant,
): Promise<void> => {
  try {
    await provider.cancel?.({ number: row.number, reference, amount: row.amount })
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
  await db.query("update payment_requests set canceled_at = $2 where id = $1", [row.id, now])
}

/** Checks a request with its provider and applies the answer. Runs outside of any transaction; returns whether the provider answered. */
export const checkRequest = async (services: BackendServices, id: number, now: Instant): Promise<boolean> => {
  const { db, log } = services
  if (!(await claim(services, id, now))) return true
  const row = await requestById(db, id)
  const provider = row === null ? null : providerNamed(services, row.provider)
  if (row === null || row.reference === null || provider === null) return true
  try {
    if (!row.is_awaited && row.canceled_at === null && row.state === "open") await cancel(services, provider, row, row.reference, now)
    const checked = await provider.check({ number: row.number, reference: row.reference, amount: row.amount })
    await db.transaction((tx) => applyChecked(services, tx, row.id, checked, now))
    await noteAnswer(db, row.provider)
  } catch (error) {
    if (!(error instanceof NotReached) && !(error instanceof AnswerLost) && !(error instanceof ProviderRefused)) throw error
    log.warn({ request: id, message: error.message }, "a payment was not checked")
    if (!(error instanceof ProviderRefused)) {
      await noteFailure(db, row.provider, error.message, now)
      return false
    }
  }
  const after = await requestById(db, id)
  if (after !== null && after.state === "open" && !after.is_awaited) {
    const isOver = millisecondsOf(now) - millisecondsOf(after.created_at) > watchedFor
    await db.query("update payment_requests set state = $2, next_at = $3 where id = $1", [
      id,
      isOver ? "closed" : "open",
      later(now, lateInterval),
    ])
  }
  return true
}
