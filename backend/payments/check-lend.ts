/** Question to the lender of a payment method whether it lends a shopper what is left to pay of an order. */
import type { checkLend } from "#adapters/shop/contract/cart/payment.ts"
import { inLocale } from "#domain/entities/locale.ts"
import type { LendAnswer } from "#domain/entities/lease/lend-answer.ts"
import { tugrik } from "#domain/rules/money.ts"
import { requireLeasable } from "#backend/lease/require-lease.ts"
import type { LendDecision } from "./payment-provider.ts"
import { noteAnswer, noteFailure } from "./provider-health.ts"
import { providerFor } from "./stored-requests.ts"
import { AnswerLost, NotReached, ProviderRefused } from "#backend/http/provider-http.ts"
import { reckon } from "#backend/orders/order-totals.ts"
import { methodOf, methods } from "#backend/payments/methods/method-documents.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import type { RequestContext } from "#backend/http/request-context.ts"
import { openOwn } from "#backend/orders/own-order.ts"
import type { BackendServices } from "#backend/services.ts"

const answerOf = (decision: LendDecision): Pick<LendAnswer, "outcome" | "reason" | "most"> => {
  switch (decision._tag) {
    case "May":
      return { outcome: "may", reason: null, most: null }
    case "NoPhone":
      return { outcome: "may_not", reason: "phone", most: null }
    case "Stranger":
      return { outcome: "may_not", reason: "stranger", most: null }
    case "TooMuch":
      return { outcome: "may_not", reason: "limit", most: tugrik(decision.most) }
    default:
      return decision satisfies never
  }
}

const silent = { outcome: "unknown", reason: "silent", most: null } as const

/** Throws 403 without leases, 404 for another's order, 422 for a method by which nobody lends or a sum below the barrier. */
export const askLender = async (services: BackendServices, request: RequestContext<typeof checkLend>): Promise<LendAnswer> => {
  const { query, userId, locale, now } = request
  const { db, log } = services
  const method = query.payment === null ? (methods.find(({ type }) => type === "lease") ?? null) : methodOf(query.payment)
  const provider = method === null ? null : providerFor(services, method, query.lender)
  if (provider === null || method?.type !== "lease") throw wrongField("payment", { key: "paymentMethod.unknown" })
  const order = await openOwn(services, request)
  if (order.state === "canceled" || order.state === "returned") throw new Refusal(422, { key: "order.notNow" })
  const { total: amount } = reckon(order, services.site(), now)
  requireLeasable("payment", order, amount, services.site())
  const about = { lender: query.lender ?? inLocale(provider.title, locale), amount }
  // There is no check beforehand: the company decides when the request reaches it.
  if (provider.mayBorrow === undefined) return { ...about, outcome: "unknown", reason: null, most: null }
  await count(db, `questions to lenders by user ${userId}`, limits.lenderQuestions, now)
  const [owner] = await db.query<{ phone: string | null }>(
    "select case when phone_confirmed then phone end as phone from users where id = $1",
    [userId],
  )
  try {
    const decision = await provider.mayBorrow(owner?.phone ?? null, amount)
    await noteAnswer(db, provider.name)
    return { ...about, ...answerOf(decision) }
  } catch (error) {
    if (!(error instanceof NotReached) && !(error instanceof AnswerLost) && !(error instanceof ProviderRefused)) throw error
    log.warn({ provider: provider.name, message: error.message }, "a lender did not say whether it lends")
    if (!(error instanceof ProviderRefused)) await noteFailure(db, provider.name, error.message, now)
    return { ...about, ...silent }
  }
}
