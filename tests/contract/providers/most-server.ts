/** Stand-in of the Most app's company. Each fixture names its line in docs/providers.md. */
import { startJsonServer, type JsonServer } from "./json-server.ts"

export const mostKey = "key of the contract"

type Invoice = {
  readonly id: string
  readonly number: string
  readonly amount: number
  readonly callbackUrl: string
  paid: { readonly transaction: string; readonly amount: number } | null
}
export type MostServer = JsonServer & {
  readonly invoices: Invoice[]
  /** Transaction tokens that the app has given, with the sum that their owner agreed to. */
  readonly tokens: Map<string, number>
  readonly faults: { isDown: boolean; losesConfirmation: boolean }
}

export const startMost = async (): Promise<MostServer> => {
  const invoices: Invoice[] = []
  const tokens = new Map<string, number>()
  const faults = { isDown: false, losesConfirmation: false }
  const server = await startJsonServer(({ path, headers, body }) => {
    if (faults.isDown) return [503, {}]
    if (headers.authorization !== `Bearer ${mostKey}` || body["merchantId"] !== "M1") return [401, { error: "KEY" }]
    // M1: an invoice, and the link that opens it in the app.
    if (path === "/invoice") {
      const number = String(body["invoiceNo"])
      const known = invoices.find((one) => one.number === number)
      const invoice = known ?? {
        id: `most-${invoices.length}`,
        number,
        amount: Number(body["amount"]),
        callbackUrl: String(body["callbackUrl"]),
        paid: null,
      }
      if (known === undefined) invoices.push(invoice)
      return [200, { invoiceId: invoice.id, deeplink: `most://invoice/${invoice.id}` }]
    }
    const invoice = invoices.find(({ id }) => id === body["invoiceId"])
    if (invoice === undefined) return [404, { error: "INVOICE" }]
    // M2: the tokens of the app pay it, each once.
    if (path === "/inapp/confirm") {
      const agreed = tokens.get(String(body["txntkn"]))
      if (agreed === undefined || body["custtkn"] !== "customer") return [422, { error: "TOKEN" }]
      tokens.delete(String(body["txntkn"]))
      invoice.paid = { transaction: `most-paid-${invoice.id}`, amount: agreed }
      return faults.losesConfirmation ? null : [200, { status: "PAID" }]
    }
    // M3: what was paid.
    if (path === "/invoice/check")
      return [
        200,
        invoice.paid === null
          ? { status: "NEW" }
          : { status: "PAID", transactionId: invoice.paid.transaction, amount: invoice.paid.amount, currency: "MNT" },
      ]
    return [200, {}]
  })
  return { ...server, invoices, tokens, faults }
}
