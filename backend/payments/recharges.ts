/** Recharges of the wallet: payments without an order, credited once. Specification §8, S29 c. */
import { randomInt } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Recharge, RechargeNumber } from "#domain/entities/wallet/recharge.ts"
import type { PaymentStatus } from "#domain/entities/cart/payment.ts"
import { isOver, secondsUntil } from "#domain/rules/countdown.ts"
import { payUntil } from "#domain/rules/cart/payment-time.ts"
import { millisecondsOf, minute } from "#domain/rules/instants.ts"
import { tugrik, zero } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { canRecharge, rechargeBounds } from "#domain/rules/wallet/recharge.ts"
import { noInstructions, type Instructions } from "./payment-provider.ts"
import { beginRequest, storedInstructions } from "./stored-requests.ts"
import { inactiveReason, isOffered, methodOf } from "#backend/payments/methods/method-documents.ts"
import { offeredMethods } from "./offered-methods.ts"
import { isOpenPayment } from "#domain/rules/cart/payment-status.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { missing, wrongField } from "#backend/http/refusal.ts"
import { moveWallet } from "#backend/wallet/move-wallet.ts"

type Row = {
  readonly id: number
  readonly number: string
  /** `null` once the account is deleted. */
  readonly user_id: number | null
  readonly amount: number
  readonly method_id: number
  readonly state: PaymentStatus
  readonly created_at: Instant
  readonly expires_at: Instant
}

export const isRecharge = (number: string): boolean => /^W\d{9}$/.test(number)

type RechargeChoice = { readonly amount: number; readonly methodId: number; readonly locale: Locale }

/** Begins a recharge and returns its number. Throws 422 for an amount outside the bounds or a method that cannot recharge. */
export const beginRecharge = async (
  services: Pick<BackendServices, "config" | "site" | "providers">,
  db: Database,
  userId: number,
  choice: RechargeChoice,
  now: Instant,
): Promise<string> => {
  const { amount, methodId, locale } = choice
  const { min, max } = rechargeBounds
  if (amount < min) throw wrongField("amount", { key: "recharge.min", values: { amount: formatTugrik(min) } })
  if (amount > max) throw wrongField("amount", { key: "recharge.max", values: { amount: formatTugrik(max) } })
  const method = methodOf(methodId)
  const offered = await offeredMethods(services, db)
  if (method === null || !canRecharge(method) || !isOffered(method.type, offered)) {
    throw wrongField("payment_method_id", { key: "paymentMethod.unknown" })
  }
  const reason = inactiveReason(method.type, offered, locale)
  if (reason !== null) throw wrongField("payment_method_id", { key: "paymentMethod.refused", values: { reason } })
  const [row] = await db.query<{ id: number; number: string }>(
    `insert into recharges (number, user_id, amount, method_id, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (number) do nothing returning id, number`,
    [`W${String(randomInt(1_000_000_000)).padStart(9, "0")}`, userId, amount, methodId, now, payUntil(method.type, now, services.site())],
  )
  if (row === undefined) return beginRecharge(services, db, userId, choice, now)
  await beginRequest(services, db, { rechargeId: row.id }, { method, amount }, now)
  return row.number
}

/** Locks the row of the recharge, and makes it overdue where its time has passed. Throws 404; `userId` null finds anybody's. */
const lockRecharge = async (db: Database, number: string, userId: number | null, now: Instant): Promise<Row> => {
  const [row] = await db.query<Row>(
    `select id, number, user_id, amount, method_id, state, created_at, expires_at from recharges
     where number = $1 and ($2::bigint is null or user_id = $2) for update`,
    [number, userId],
  )
  if (row === undefined) throw missing("payment.none")
  if (!isOpenPayment(row.state) || !isOver(row.expires_at, now)) return row
  await db.query("update recharges set state = 'overdue', settled_at = $2 where id = $1", [row.id, now])
  return { ...row, state: "overdue" }
}

const documentOf = (row: Row, instructions: Instructions, now: Instant): Recharge => {
  const method = methodOf(row.method_id)
  const isOpen = isOpenPayment(row.state)
  return {
    number: row.number as RechargeNumber,
    payment: {
      status: row.state,
      method: method?.type ?? null,
      amount: tugrik(row.amount),
      wallet: zero,
      order: null,
      expiresAt: isOpen ? row.expires_at : null,
      expiresIn: isOpen ? secondsUntil(row.expires_at, now) : null,
      minutes: (millisecondsOf(row.expires_at) - millisecondsOf(row.created_at)) / minute,
      ...(isOpen ? instructions : noInstructions),
    },
  }
}

/** A recharge of the user's own as a document, with its stored instructions. Throws 404. */
export const readRecharge = async (
  db: Database,
  number: string,
  userId: number | null,
  locale: Locale,
  now: Instant,
): Promise<Recharge> => {
  const row = await lockRecharge(db, number, userId, now)
  return documentOf(row, await storedInstructions(db, { rechargeId: row.id }, locale), now)
}

/** The recharge's id, method and amount while its money may come; `null` afterwards. Throws 404. */
export const awaitedRecharge = async (db: Database, number: string, userId: number, now: Instant) => {
  const row = await lockRecharge(db, number, userId, now)
  const method = methodOf(row.method_id)
  return isOpenPayment(row.state) && method !== null ? { id: row.id, method, amount: row.amount } : null
}

/** Whether a payment is credited, by the status of its recharge: also a late one, since a recharge reserves nothing. */
const isCredited: Readonly<Record<PaymentStatus, boolean>> = {
  pending: true,
  processing: true,
  failed: true,
  overdue: true,
  paid: false,
  canceled: false,
  refunded: false,
}

/** Applies the bank's answer. The first payment is credited; a repeated one changes nothing, nor one for a deleted account. */
export const applyRechargeAnswer = async (db: Database, number: string, paid: boolean, now: Instant): Promise<void> => {
  const row = await lockRecharge(db, number, null, now)
  if (paid && row.user_id !== null && isCredited[row.state]) {
    await db.query("update recharges set state = 'paid', settled_at = $2 where id = $1", [row.id, now])
    await moveWallet(db, row.user_id, [{ kind: "money", amount: tugrik(row.amount) }], {
      action: "recharged",
      orderNumber: null,
      memo: row.number,
      at: now,
    })
  } else if (!paid && isOpenPayment(row.state)) {
    await db.query("update recharges set state = 'failed', settled_at = $2 where id = $1", [row.id, now])
  }
}
