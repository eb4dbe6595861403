/** Requests to providers as stored, with the order or recharge that they collect for. */
import { randomBytes } from "node:crypto"
import type { PaidCard } from "#domain/entities/account/card.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { LeaseAgreement } from "#domain/entities/lease/lease-choice.ts"
import { defaultLocale, inLocale, type Locale } from "#domain/entities/locale.ts"
import type { BackendServices } from "#backend/services.ts"
import type { Database } from "#backend/database/database.ts"
import { awaitsPayment, hasOpenPayment } from "#backend/orders/awaiting-payment.ts"
import { methodOf, type Method } from "#backend/payments/methods/method-documents.ts"
import { noInstructions, type Created, type Due, type Instructions, type PaymentProvider } from "./payment-provider.ts"

/** The payment of an order, or a recharge of a wallet. */
export type PaymentSubject = { readonly paymentId: number } | { readonly rechargeId: number }

export type RequestRow = {
  readonly id: number
  readonly payment_id: number | null
  readonly recharge_id: number | null
  readonly provider: string
  readonly token: string
  readonly number: string
  readonly amount: number
  readonly state: "wanted" | "asking" | "open" | "settled" | "closed" | "unknown"
  readonly is_lost: boolean
  readonly attempts: number
  readonly reference: string | null
  readonly instructions: Created["instructions"] | null
  readonly created_at: Instant
  readonly hinted_at: Instant | null
  readonly checked_at: Instant | null
  readonly canceled_at: Instant | null
  readonly order_id: number | null
  /** Number of the order or recharge. */
  readonly order_number: string
  readonly method_id: number
  readonly locale: Locale
  readonly phone: string | null
  readonly borrower: string | null
  /** Saved card to charge. */
  readonly card: PaidCard | null
  /** Terms of the lease that it is paid by. */
  readonly lease: LeaseAgreement | null
  /** Whether the order or recharge still waits for this payment. */
  readonly is_awaited: boolean
}

const select = `
  select r.id, r.payment_id, r.recharge_id, r.provider, r.token, r.number, r.amount, r.state, r.is_lost, r.attempts, r.reference, r.instructions,
    r.created_at, r.hinted_at, r.checked_at, r.canceled_at, o.id as order_id, coalesce(o.number, c.number) as order_number,
    coalesce(p.method_id, c.method_id) as method_id, coalesce(o.locale, '${defaultLocale}') as locale,
    coalesce(o.address->'given'->>'phone', u.phone) as phone, case when u.phone_confirmed then u.phone end as borrower, p.card, p.lease,
    ${hasOpenPayment("coalesce(p.state, c.state)")} and (o.id is null or ${awaitsPayment("o")}) as is_awaited
  from payment_requests r
    left join payments p on p.id = r.payment_id left join orders o on o.id = p.order_id
    left join recharges c on c.id = r.recharge_id left join users u on u.id = coalesce(o.user_id, c.user_id)`

export const requestById = async (db: Database, id: number): Promise<RequestRow | null> =>
  (await db.query<RequestRow>(`${select} where r.id = $1`, [id]))[0] ?? null

/** The request of a callback's address. */
export const requestByToken = async (db: Database, token: string): Promise<RequestRow | null> =>
  (await db.query<RequestRow>(`${select} where r.token = $1`, [token]))[0] ?? null

/** The latest request of a payment or recharge. */
export const requestOf = async (db: Database, subject: PaymentSubject): Promise<RequestRow | null> => {
  const [column, id] = "paymentId" in subject ? ["payment_id", subject.paymentId] : ["recharge_id", subject.rechargeId]
  return (await db.query<RequestRow>(`${select} where r.${column} = $1 order by r.id desc limit 1`, [id]))[0] ?? null
}

export const providerNamed = (services: Pick<BackendServices, "providers">, name: string): PaymentProvider | null =>
  services.providers.payments.find((provider) => provider.name === name) ?? null

/** The provider that collects by a method, of a lease by its lender; `null` where the shop has none. Record 0036. */
export const providerFor = (
  services: Pick<BackendServices, "providers">,
  { type }: Pick<Method, "type">,
  lender: string | null = null,
): PaymentProvider | null => {
  const ofMethod = services.providers.payments.filter(({ methods }) => methods.includes(type))
  if (lender === null) return ofMethod[0] ?? null
  const ofLender = ofMethod.find(({ lenders }) => lenders?.includes(lender) === true)
  const ofAnyLender = ofMethod.find(({ lenders }) => lenders === undefined)
  return ofLender ?? ofAnyLender ?? null
}

/** Origin under which browsers and providers find the shop. */
export const originOf = ({ publicOrigin, port }: Pick<BackendServices["config"], "publicOrigin" | "port">): string =>
  publicOrigin ?? `http://localhost:${port}`

export const callbackPath = "/api/payments/callback/:token"

export const dueOf = ({ config }: Pick<BackendServices, "config">, row: RequestRow): Due => {
  const method = methodOf(row.method_id)
  if (method === null) throw new Error(`request ${row.id} has no method`)
  const { number, order_number: order, amount, locale, phone, borrower, card, lease, token } = row
  return {
    number,
    order,
    amount,
    method,
    locale,
    phone,
    borrower,
    card,
    lease,
    callbackUrl: originOf(config) + callbackPath.replace(":token", token),
  }
}

/**
 * Stores a provider's response to `create`. With `requestedAt`, only where that is the time of the latest request: where another
 * process, whose clock is ahead, has sent another request meanwhile, only one response is ever shown.
 */
export const storeCreated = async (
  db: Database,
  id: number,
  { reference, instructions }: Created,
  nextAt: Instant,
  requestedAt: Instant | null,
): Promise<void> => {
  await db.query(
    `update payment_requests set state = 'open', reference = $2, instructions = $3, is_lost = false, next_at = $4, problem = null
     where id = $1 and ($5::timestamptz is null or asked_at = $5)`,
    [id, reference, JSON.stringify(instructions), nextAt, requestedAt],
  )
}

/** What is to be collected: an amount in tugrik, by a method. */
export type Charge = { readonly method: Method; readonly amount: number }

/** Stores the request before it is sent. A provider without an outside company responds at once. */
export const beginRequest = async (
  services: Pick<BackendServices, "config" | "providers">,
  db: Database,
  subject: PaymentSubject,
  { method, amount }: Charge,
  now: Instant,
): Promise<void> => {
  const [paymentId, rechargeId] = "paymentId" in subject ? [subject.paymentId, null] : [null, subject.rechargeId]
  const [paid] = await db.query<{ lender: string | null }>("select lease->>'provider' as lender from payments where id = $1", [paymentId])
  const provider = providerFor(services, method, paid?.lender ?? null)
  if (provider === null) return
  const [row] = await db.query<{ id: number }>(
    `insert into payment_requests (payment_id, recharge_id, provider, token, number, amount, created_at, next_at)
     select $1, $2, $3, $4, s.number || '-' || (1 + (
         select count(*) from payment_requests r left join payments p on p.id = r.payment_id
         where p.order_id = s.order_id or r.recharge_id = $2)), $5, $6, $6
     from (select o.number, o.id as order_id from payments p join orders o on o.id = p.order_id where p.id = $1
       union all select number, null from recharges where id = $2) s
     returning id`,
    [paymentId, rechargeId, provider.name, randomBytes(32).toString("base64url"), amount, now],
  )
  if (row === undefined || provider.isLocal !== true) return
  const stored = await requestById(db, row.id)
  if (stored !== null) await storeCreated(db, row.id, await provider.create(dueOf(services, stored)), now, null)
}

/** Instructions for the payment, as far as the provider has given them. */
export const storedInstructions = async (db: Database, subject: PaymentSubject, locale: Locale): Promise<Instructions> => {
  const row = await requestOf(db, subject)
  return row?.instructions == null ? noInstructions : inLocale(row.instructions, locale)
}
