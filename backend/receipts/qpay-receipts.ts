/** VAT receipts of QPay, for what was paid by QPay. Facts: docs/providers.md. */
import * as Schema from "effect/Schema"
import { LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { ProviderRefused } from "#backend/http/provider-http.ts"
import type { QPayCalls } from "#backend/payments/providers/qpay-calls.ts"
import type { ReceiptProvider } from "./receipt-provider.ts"
import type { QPayReceiptSettings } from "./receipt-settings.ts"

const Answer = Schema.Struct({
  id: Schema.String,
  lottery: orNull(Schema.String),
  qrData: orNull(Schema.String),
  vat: orElse(LooseNumber, 0),
  cityTax: orElse(LooseNumber, 0),
}).pipe(Schema.encodeKeys({ lottery: "ebarimt_lottery", qrData: "ebarimt_qr_data", vat: "vat_amount", cityTax: "city_tax_amount" }))

/** QPay's number in `qpay 123`; a person files receipts of other payments. */
const paymentOf = (payment: string | null): string => {
  const [, number] = /^qpay (.+)$/.exec(payment ?? "") ?? []
  if (number === undefined) throw new ProviderRefused("qpay: receipt", 0, "NOT_PAID_BY_QPAY")
  return number
}

export const qpayReceipts = (
  { path, lotteryHours }: QPayReceiptSettings,
  { call, ready }: Pick<QPayCalls, "call" | "ready">,
): ReceiptProvider => ({
  name: "qpay",
  lotteryHours,
  file: async ({ payment, organization, replaces }) => {
    const payment_id = paymentOf(payment)
    // QPay has no call for a smaller receipt in the place of another.
    if (replaces !== null) throw new ProviderRefused("qpay: receipt", 0, "CANNOT_REPLACE")
    const to =
      organization === null ? { ebarimt_receiver_type: "CITIZEN" } : { ebarimt_receiver_type: "COMPANY", ebarimt_receiver: organization }
    await ready()
    const { id, lottery, qrData, vat, cityTax } = await call({
      method: "post",
      path: `${path}/create`,
      json: { payment_id, ...to },
      answer: Answer,
    })
    return { receiptId: id, lottery, qrData, vat, cityTax }
  },
  voidReceipt: async ({ payment }) => {
    try {
      await call({ method: "delete", path: `${path}/${encodeURIComponent(paymentOf(payment))}`, answer: Schema.Unknown })
      return "done"
    } catch (error) {
      if (error instanceof ProviderRefused) return "by_hand"
      throw error
    }
  },
})
