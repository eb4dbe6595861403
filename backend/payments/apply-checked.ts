/** Effect of what a provider has received: the order is paid, or the money goes back, each payment once. */
import type { Instant } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import { rounded } from "#domain/rules/rounding.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { applyBankAnswer, noteProcessing } from "./bank-answer.ts"
import { adoptPayment } from "./adopt-payment.ts"
import { applyRechargeAnswer } from "./recharges.ts"
import { openCase } from "./cases.ts"
import type { Checked, Received } from "./payment-provider.ts"
import { requestById, type RequestRow } from "./stored-requests.ts"

const shopCurrency = "MNT"

/** A payment that is applied as one, with the references of the further payments that its amount includes. */
type NewPayment = Received & { readonly parts: ReadonlyArray<string> }

/**
 * Payments that have not been applied. Where none has been, several that together are the amount count as one.
 *
 * Example, for a request of 105,000: 50,000 as `a` and 55,000 as `b` are one payment of 105,000 with the reference `a` and the part
 * `b`. Where `a` came alone and has been applied, `b` is a payment of 55,000.
 */
const newPayments = async (
  db: Database,
  { provider, amount }: RequestRow,
  received: ReadonlyArray<Received>,
): Promise<ReadonlyArray<NewPayment>> => {
  const named = received.map((payment) => ({ ...payment, reference: `${provider} ${payment.reference}`, parts: [] }))
  const applied = await db.query<{ reference: string }>("select reference from bank_answers where reference = any ($1)", [
    named.map(({ reference }) => reference),
  ])
  const payments = named.filter(({ reference }) => !applied.some((answer) => answer.reference === reference))
  const [first, ...parts] = payments
  const areTheAmount =
    applied.length === 0 &&
    parts.length > 0 &&
    payments.every(({ currency }) => currency === shopCurrency) &&
    payments.reduce((sum, payment) => sum + payment.amount, 0) === amount
  if (first === undefined || !areTheAmount) return payments
  return [{ ...first, amount, parts: parts.map(({ reference }) => reference) }]
}

/** Stores payments that another one includes, so that they are not applied again. */
const storeParts = async (db: Database, row: RequestRow, parts: ReadonlyArray<string>, now: Instant): Promise<void> => {
  for (const part of parts) {
    await db.query(
      `insert into bank_answers (reference, order_id, recharge_id, request_id, paid, amount, outcome, received_at)
       values ($1, $2, $3, $4, true, 0, 'part', $5) on conflict do nothing`,
      [part, row.order_id, row.recharge_id, row.id, now],
    )
  }
}

/** What a provider's answers do to the order or the recharge of a request. Its row is locked. */
type Effects = {
  readonly applyPayment: (payment: Received) => Promise<void>
  readonly applyRefusal: (refusal: string) => Promise<void>
  readonly applyProcessing: () => Promise<void>
}

const effectsOnOrder = (services: BackendServices, db: Database, row: RequestRow, orderId: number, now: Instant): Effects => {
  const { id: requestId, provider, payment_id: paymentId } = row
  return {
    applyPayment: async ({ reference, amount, currency }) => {
      const isAsRequested = currency === shopCurrency && amount === row.amount
      if (isAsRequested && paymentId !== null) await adoptPayment(db, orderId, paymentId, now)
      await applyBankAnswer(services, db, { reference, orderId, requestId, paid: true, amount, currency, provider }, now)
    },
    applyRefusal: async (refusal) => {
      const reference = `${provider} ${refusal}`
      await applyBankAnswer(services, db, { reference, orderId, requestId, paid: false, amount: tugrik(row.amount) }, now)
    },
    applyProcessing: () => noteProcessing(services, db, orderId, now),
  }
}

/** A recharge is credited once; other money for it is for a person, since no order says what to do with it. */
const effectsOnRecharge = (db: Database, row: RequestRow, now: Instant): Effects => {
  const { recharge_id: rechargeId, order_number: number, provider } = row
  const problemOf = async ({ amount, currency }: Received): Promise<"currency" | "amount" | "again" | "unmatched" | null> => {
    if (currency !== shopCurrency) return "currency"
    if (amount !== row.amount) return "amount"
    const [recharge] = await db.query<{ state: string; user_id: number | null }>("select state, user_id from recharges where id = $1", [
      rechargeId,
    ])
    if (recharge?.state === "paid") return "again"
    // The account has been deleted, and its wallet with it.
    return recharge?.user_id == null ? "unmatched" : null
  }
  return {
    applyPayment: async (payment) => {
      const { reference, amount, currency } = payment
      const problem = await problemOf(payment)
      if (problem === null) await applyRechargeAnswer(db, number, true, now)
      else await openCase(db, { reference, kind: problem, provider, number, amount, currency }, now)
      await db.query(
        `insert into bank_answers (reference, recharge_id, request_id, paid, amount, currency, outcome, received_at)
         values ($1, $2, $3, true, $4, $5, $6, $7)`,
        [reference, rechargeId, row.id, rounded(amount), currency, problem ?? "taken", now],
      )
    },
    applyRefusal: () => applyRechargeAnswer(db, number, false, now),
    // The status of a recharge does not say that the bank has the money.
    applyProcessing: () => Promise.resolve(),
  }
}

/** Applies what was received for a request whose order or recharge it locks. A repeated one changes nothing. */
export const applyChecked = async (services: BackendServices, db: Database, id: number, checked: Checked, now: Instant): Promise<void> => {
  const unlocked = await requestById(db, id)
  if (unlocked === null) return
  await db.query("select 1 from orders where id = $1 for update", [unlocked.order_id])
  await db.query("select 1 from recharges where id = $1 for update", [unlocked.recharge_id])
  // Another process may have changed it before it was locked.
  const row = (await requestById(db, id)) ?? unlocked
  const effects = row.order_id === null ? effectsOnRecharge(db, row, now) : effectsOnOrder(services, db, row, row.order_id, now)

  if (checked.received.length > 0) {
    for (const payment of await newPayments(db, row, checked.received)) {
      await effects.applyPayment(payment)
      await storeParts(db, row, payment.parts, now)
    }
    // The payments may have ended what the order or recharge awaits.
    const afterPayments = await requestById(db, id)
    if (afterPayments?.is_awaited === false) await db.query("update payment_requests set state = 'settled' where id = $1", [id])
    return
  }
  if (!row.is_awaited) return
  if (checked.refusal !== null) await effects.applyRefusal(checked.refusal)
  else if (checked.isProcessing) await effects.applyProcessing()
}
