/** Payments by the books of the outside companies. */
import type { StandIns } from "../stand-ins.ts"
import type { World } from "../world.ts"

export type ProviderPayment = {
  readonly reference: string
  /** Number of the order or recharge; empty where the company names none, which the audit reports as a lost payment. */
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

/** A loan has no number of ours, and the shop stores no id of one whose answer to `create` was lost: the description names the order. */
const ofStorepay = ({ loans }: StandIns["storepay"]): ReadonlyArray<ProviderPayment> =>
  loans
    .filter(({ state }) => state === "confirmed")
    .map(({ id, description, amount }) => ({
      reference: `storepay ${id}`,
      subject: /\b[RW]\d{9}\b/.exec(description)?.[0] ?? "",
      amount,
      currency: "MNT",
    }))

const ofMost = ({ invoices }: StandIns["most"]): ReadonlyArray<ProviderPayment> =>
  invoices.flatMap(({ number, paid }) => {
    if (paid === null) return []
    return [{ reference: `most ${paid.transaction}`, subject: subjectOf(number), amount: paid.amount, currency: "MNT" }]
  })

/** All payments that the outside companies have received, and transfers to the bank account. */
export const providerPayments = (
  { qpay, golomt, storepay, most }: StandIns,
  transfers: World["transfers"],
): ReadonlyArray<ProviderPayment> => [
  ...ofQPay(qpay),
  ...ofGolomt(golomt),
  ...ofStorepay(storepay),
  ...ofMost(most),
  ...transfers.map(({ number, amount, journal }) => ({
    reference: `bank_transfer ${journal}`,
    subject: number,
    amount,
    currency: "MNT",
  })),
]
