/** Payments by the books of the outside companies. */
import type { Database } from "#backend/database/database.ts"
import type { StandIns } from "../stand-ins.ts"
import type { World } from "../world.ts"

export type ProviderPayment = {
  readonly reference: string
  /** Number of the order or recharge. */
  readonly subject: string
  readonly amount: number
  readonly currency: string
}

/** Number of the order in a number of its invoice: `R100-2` → `R100`. */
const subjectOf = (number: string): string => number.split("-")[0] ?? number

const ofQPay = ({ invoices }: StandIns["qpay"]): ReadonlyArray<ProviderPayment> =>
  invoices.flatMap(({ number, payments }) =>
    payments.map(({ payment_id: id, payment_amount: amount, payment_currency: currency }) => ({
      reference: `qpay ${id}`,
      subject: subjectOf(number),
      amount: Number(amount),
      currency,
    })),
  )

const ofGolomt = ({ transactions }: StandIns["golomt"]): ReadonlyArray<ProviderPayment> =>
  [...transactions].flatMap(([id, { paid }]) => {
    if (paid === null) return []
    return [{ reference: `golomt ${id}`, subject: subjectOf(id), amount: Number(paid), currency: "MNT" }]
  })

const ofStorepay = async ({ loans }: StandIns["storepay"], db: Database): Promise<ReadonlyArray<ProviderPayment>> => {
  const requests = await db.query<{ reference: string; number: string }>(
    `select r.reference, o.number
     from payment_requests r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
     where r.provider = 'storepay' and r.reference is not null`,
  )
  const orders = new Map(requests.map(({ reference, number }) => [reference, number]))
  return loans
    .filter(({ state }) => state === "confirmed")
    .map(({ id, amount }) => ({ reference: `storepay ${id}`, subject: orders.get(String(id)) ?? "", amount, currency: "MNT" }))
}

const ofMost = ({ invoices }: StandIns["most"]): ReadonlyArray<ProviderPayment> =>
  invoices.flatMap(({ number, paid }) => {
    if (paid === null) return []
    return [{ reference: `most ${paid.transaction}`, subject: subjectOf(number), amount: paid.amount, currency: "MNT" }]
  })

/** All payments that the outside companies have received, and transfers to the bank account. */
export const providerPayments = async (
  { qpay, golomt, storepay, most }: StandIns,
  transfers: World["transfers"],
  db: Database,
): Promise<ReadonlyArray<ProviderPayment>> => [
  ...ofQPay(qpay),
  ...ofGolomt(golomt),
  ...(await ofStorepay(storepay, db)),
  ...ofMost(most),
  ...transfers.map(({ number, amount, journal }) => ({
    reference: `bank_transfer ${journal}`,
    subject: number,
    amount,
    currency: "MNT",
  })),
]
