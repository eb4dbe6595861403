/** Steps of payments over QPay: an order with its invoice, callbacks, and the refunds of an order. */
import type { Somebody } from "#tests/contract/support/test-backend.ts"
import type { ProviderTrial } from "./provider-trial.ts"

export const qpaySteps = (trial: () => ProviderTrial) => {
  const shop = () => trial().shop
  const qpay = () => trial().qpay
  const payment = async (somebody: Somebody, number: string) =>
    (await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: { ...somebody.headers, "accept-language": "en" } })).body
  const invoiceOf = (number: string) => {
    const invoice = qpay().invoices.findLast((one) => one.number.startsWith(number))
    if (invoice === undefined) throw new Error(`QPay has no invoice of ${number}`)
    return invoice
  }
  const callback = (url: string, paymentId = "any", method = "GET") =>
    shop().call(method, `${new URL(url).pathname}?qpay_payment_id=${paymentId}`)
  const refunds = (number: string) =>
    shop().db.query(
      "select r.amount, r.reason, r.state from refunds r join orders o on o.id = r.order_id where o.number = $1 order by r.id",
      [number],
    )
  /** A placed order with its invoice. */
  const openInvoice = async () => {
    const somebody = await shop().somebody()
    const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
    await shop().place(somebody, number)
    await payment(somebody, number)
    return { somebody, number, invoice: invoiceOf(number) }
  }

  return { shop, qpay, payment, invoiceOf, callback, refunds, openInvoice }
}
