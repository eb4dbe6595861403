/** Effect of what a provider has received: the order is paid, or the money goes back, each payment once. */
import type { Instant } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { applyBankAnswer, noteProcessing } from "./bank-answer.ts"
import { adoptPayment } from "./adopt-payment.ts"
import { applyRechargeAnswer } from "./recharges.ts"
import { openCase } from "./cases.ts"
import type { Checked, Received } from "./payment-provider.ts"
import { requestById, type RequestRow } from "./stored-requests.ts"

const currency = "MNT"

/** Payments that have not been applied. Several first ones that together are the amount count as one. */
const freshOf = async (
  db: Database,
  { provider, amount }: RequestRow,
  received: ReadonlyArray<Received>,
): Promise<ReadonlyArray<Received & { readonly parts: ReadonlyArray<string> }>> => {
  const named = received.map((one) => ({ ...one, reference: `${provider} ${one.reference}`, parts: [] }))
  const known = await db.query<{ reference: string }>("select reference from bank_answers where reference = any ($1)", [
    named.map(({ reference }) => reference),
  ])
  const fresh = named.filter(({ reference }) => !known.some((one) => one.reference === reference))
  const [first, ...parts] = fresh
  const isWhole =
    known.length === 0 &&
    parts.length > 0 &&
    fresh.every((one) => one.currency === currency) &&
    fresh.reduce((sum, one) => sum + one.amount, 0) === amount
  return first !== undefined && isWhole ? [{ ...first, amount, parts: parts.map(({ reference }) => reference) }] : fresh
}

/** A recharge is credited once; other money for it is for a person, since no order says what to do with it. */
const applyToRecharge = async (
  db: Database,
  row: RequestRow,
  { reference, amount, currency: of }: Received,
  now: Instant,
): Promise<void> => {
  const [recharge] = await db.query<{ state: string }>("select state from recharges where id = $1 for update", [row.recharge_id])
  const problemOf = (): "currency" | "amount" | "again" | null => {
    if (of !== currency) return "currency"
    if (amount !== row.amount) return "amount"
    return recharge?.state === "paid" ? "again" : null
  }
  const problem = problemOf()
  if (problem === null) await applyRechargeAnswer(db, row.order_number, true, now)
  else await openCase(db, { reference, kind: problem, provider: row.provider, number: row.order_number, amount, currency: of }, now)
  await db.query(
    `insert into bank_answers (reference, recharge_id, request_id, paid, amount, currency, outcome, received_at)
     values ($1, $2, $3, true, $4, $5, $6, $7)`,
    [reference, row.recharge_id, row.id, Math.round(amount), of, problem ?? "taken", now],
  )
}

/** Applies what was received for a request whose order or recharge it locks. A repeated one changes nothing. */
export const applyChecked = async (services: BackendServices, db: Database, id: number, checked: Checked, now: Instant): Promise<void> => {
  const found = await requestById(db, id)
  if (found === null) return
  await db.query("select 1 from orders where id = $1 for update", [found.order_id])
  await db.query("select 1 from recharges where id = $1 for update", [found.recharge_id])
  const row = (await requestById(db, id)) ?? found
  const { provider, order_id: orderId } = row
  const fresh = await freshOf(db, row, checked.received)
  for (const { reference, amount, currency: of, parts } of fresh) {
    if (orderId === null) await applyToRecharge(db, row, { reference, amount, currency: of }, now)
    else {
      if (of === currency && amount === row.amount && row.payment_id !== null) await adoptPayment(db, orderId, row.payment_id, now)
      await applyBankAnswer(services, db, { reference, orderId, requestId: id, paid: true, amount, currency: of, provider }, now)
    }
    for (const part of parts) {
      await db.query(
        `insert into bank_answers (reference, order_id, recharge_id, request_id, paid, amount, outcome, received_at)
         values ($1, $2, $3, $4, true, 0, 'part', $5) on conflict do nothing`,
        [part, orderId, orderId === null ? row.recharge_id : null, id, now],
      )
    }
  }
  const after = await requestById(db, id)
  if (checked.received.length > 0 && after?.is_awaited === false)
    await db.query("update payment_requests set state = 'settled' where id = $1", [id])
  if (checked.received.length > 0) return
  if (checked.refusal !== null && row.is_awaited) {
    if (orderId === null) await applyRechargeAnswer(db, row.order_number, false, now)
    else
      await applyBankAnswer(
        services,
        db,
        { reference: `${provider} ${checked.refusal}`, orderId, requestId: id, paid: false, amount: tugrik(row.amount) },
        now,
      )
  } else if (checked.isProcessing && orderId !== null && row.is_awaited) await noteProcessing(services, db, orderId, now)
}
