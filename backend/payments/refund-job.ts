/** Refunds on their way: each is sent to its provider once; what no provider can send back is for a person. */
import type { Instant } from "#domain/entities/ids.ts"
import { later, minute, second } from "#domain/rules/instants.ts"
import type { BackendServices } from "#backend/services.ts"
import { NotReached, problemOf, ProviderRefused, type SendOutcome } from "#backend/http/provider-http.ts"
import { providerNamed } from "./stored-requests.ts"

type RefundRow = {
  readonly id: number
  readonly amount: number
  readonly attempts: number
  /** Whether another process ended while it waited for the answer. */
  readonly was_requested: boolean
  readonly payment: string | null
  readonly paid: number | null
  readonly provider: string | null
  readonly number: string | null
  readonly reference: string | null
  readonly requested: number | null
  /** Whether the payment came in several, of which its reference names the first. */
  readonly has_parts: boolean
}

/** Milliseconds after which a claim belongs to a process that was killed: longer than any call to a provider. */
const claimLifetime = 5 * minute
/** Milliseconds until another try: 10 seconds, doubled by each attempt, at most 10 minutes. */
const pauseAfter = (attempts: number): number => Math.min(10 * minute, 10 * second * 2 ** attempts)

const claim = async ({ db }: BackendServices, now: Instant): Promise<RefundRow | null> => {
  const [row] = await db.query<RefundRow>(
    `with due as (
       select id, state = 'asking' as was_requested from refunds where state in ('due', 'asking') and coalesce(next_at, created_at) <= $1
       order by id limit 1 for update skip locked)
     update refunds f set state = 'asking', attempts = f.attempts + 1, next_at = $2,
       answer_reference = coalesce(f.answer_reference, (
         select b.reference from bank_answers b where b.order_id = f.order_id and b.outcome = 'taken' order by b.received_at desc limit 1))
     from due where f.id = due.id
     returning f.id, f.amount, f.attempts, due.was_requested, f.answer_reference as payment`,
    [now, later(now, claimLifetime)],
  )
  if (row === undefined) return null
  const [known] = await db.query<Pick<RefundRow, "paid" | "provider" | "number" | "reference" | "requested" | "has_parts">>(
    `select b.amount as paid, r.provider, r.number, r.reference, r.amount as requested,
       exists (select from bank_answers x where x.request_id = b.request_id and x.outcome = 'part') as has_parts
     from bank_answers b join payment_requests r on r.id = b.request_id where b.reference = $1`,
    [row.payment],
  )
  return {
    ...row,
    paid: known?.paid ?? null,
    provider: known?.provider ?? null,
    number: known?.number ?? null,
    reference: known?.reference ?? null,
    requested: known?.requested ?? null,
    has_parts: known?.has_parts ?? false,
  }
}

const send = async (
  services: BackendServices,
  { was_requested, payment, paid, amount, provider: name, number, reference, requested, has_parts }: RefundRow,
): Promise<SendOutcome> => {
  const provider = name === null ? null : providerNamed(services, name)
  if (was_requested) return { state: "unknown", problem: "the shop ended while it waited for the answer" }
  if (provider === null || payment === null || number === null || reference === null || requested === null) {
    return { state: "by_hand", problem: "no provider has the payment" }
  }
  // The provider would send back the first part alone.
  if (has_parts) return { state: "by_hand", problem: "paid in several parts" }
  // Providers send back whole payments.
  if (provider.isLocal !== true && paid !== amount) return { state: "by_hand", problem: "only a part goes back" }
  try {
    const state = (await provider.refund?.(payment.slice(provider.name.length + 1), { number, reference, amount: requested })) ?? "by_hand"
    return { state, problem: null }
  } catch (error) {
    const problem = problemOf(error)
    if (error instanceof NotReached) return { state: "due", problem }
    return { state: error instanceof ProviderRefused ? "by_hand" : "unknown", problem }
  }
}

/** Runs outside of any transaction. Returns the number of refunds that were settled. */
export const sendRefunds = async (services: BackendServices, _: Instant, isStopping: () => boolean): Promise<number> => {
  let count = 0
  const next = async () => (isStopping() ? null : claim(services, services.now()))
  for (let row = await next(); row !== null; row = await next()) {
    const now = services.now()
    const { state, problem } = await send(services, row)
    await services.db.query(
      `update refunds set state = $2, problem = $3, next_at = $4,
         settled_at = case when $2 = 'done' then $5::timestamptz end where id = $1`,
      [row.id, state, problem, state === "due" ? later(now, pauseAfter(row.attempts)) : null, now],
    )
    if (state !== "due") services.log.info({ refund: row.id, state }, "a refund was sent")
    if (state === "done") count += 1
  }
  return count
}
