/** Stand-in of QPay v2. Each fixture names its line in docs/providers.md. */
import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

type Payment = {
  readonly payment_id: string
  payment_status: string
  readonly payment_amount: string
  readonly payment_currency: string
  readonly isCard: boolean
}
export type StandInInvoice = {
  readonly id: string
  /** `sender_invoice_no`. */
  readonly number: string
  readonly amount: number
  readonly callbackUrl: string
  isClosed: boolean
  readonly payments: Payment[]
}

type StandInReceipt = { readonly payment: string; readonly receiver: string; isVoid: boolean }

/** What happens to the next `create`: it is answered, its response is lost, or it waits until `release`. */
type Fate = "answer" | "lose" | "hold"

export type QPayServer = {
  readonly url: string
  readonly invoices: ReadonlyArray<StandInInvoice>
  readonly tokens: () => number
  readonly checks: () => number
  readonly refunds: ReadonlyArray<string>
  readonly receipts: ReadonlyArray<StandInReceipt>
  fate: Fate
  /** The latest invoice of an order or recharge, by its number. */
  readonly latest: (number: string) => StandInInvoice | null
  /** Runs once an invoice is there and before `create` is answered; says whether the answer is lost. */
  beforeAnswer: ((invoice: StandInInvoice) => Promise<Fate>) | null
  /** Answers a held `create`. */
  release: () => void
  /** Makes every token that was given invalid. */
  readonly forgetTokens: () => void
  readonly pay: (
    invoice: StandInInvoice,
    paid?: { readonly amount?: number; readonly currency?: string; readonly isCard?: boolean },
  ) => string
  readonly stop: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/** Number of the order or recharge in a number of a request, `R000000001-2`. */
const subjectOf = (number: string): string => number.split("-")[0] ?? number

const clientId = "QPAY_SHOP"
export const qpaySecrets = { clientId, clientSecret: "a secret of the shop" }

/** Starts it on a free port, or in the place of one that was stopped, with what that one knew. */
export const startQPay = async (stopped: QPayServer | null = null): Promise<QPayServer> => {
  const known = stopped?.invoices ?? []
  const invoices = [...known]
  const numbers = new Map(known.map((invoice) => [invoice.number, invoice]))
  const ids = new Map(known.map((invoice) => [invoice.id, invoice]))
  const subjects = new Map(known.map((invoice) => [subjectOf(invoice.number), invoice]))
  const refunds = [...(stopped?.refunds ?? [])]
  const receipts = [...(stopped?.receipts ?? [])]
  let tokens = new Set<string>()
  let given = 0
  let checks = 0
  let release = (): void => {}

  const answer = async (request: IncomingMessage): Promise<readonly [status: number, body: unknown] | "lost"> => {
    const path = request.url ?? ""
    const body = await bodyOf(request)
    const authorization = request.headers.authorization ?? ""
    // F1: basic authorization; `expires_in` is a moment in Unix seconds.
    if (path === "/v2/auth/token") {
      if (authorization !== `Basic ${Buffer.from(`${clientId}:${qpaySecrets.clientSecret}`).toString("base64")}`)
        return [401, { error: "AUTHENTICATION_FAILED" }]
      const token = randomUUID()
      tokens.add(token)
      given += 1
      return [
        200,
        {
          token_type: "bearer",
          access_token: token,
          expires_in: Math.floor(Date.now() / 1000) + 86_400,
          refresh_token: randomUUID(),
        },
      ]
    }
    if (!tokens.has(authorization.replace("Bearer ", ""))) return [401, { error: "NO_CREDENDIALS" }]
    // F2: `sender_invoice_no` is unique; the answer has the QR text and the banks' links.
    if (path === "/v2/invoice" && request.method === "POST") {
      const number = String(body["sender_invoice_no"])
      if (numbers.has(number)) return [400, { error: "SENDER_INVOICE_NO_EXISTS" }]
      const invoice: StandInInvoice = {
        id: randomUUID(),
        number,
        amount: Number(body["amount"]),
        callbackUrl: String(body["callback_url"]),
        isClosed: false,
        payments: [],
      }
      invoices.push(invoice)
      numbers.set(number, invoice)
      ids.set(invoice.id, invoice)
      subjects.set(subjectOf(number), invoice)
      if ((await server.beforeAnswer?.(invoice)) === "lose") return "lost"
      if (server.fate === "lose") return "lost"
      if (server.fate === "hold") await new Promise<void>((resolve) => (release = resolve))
      const urls = [
        {
          name: "Khan bank",
          description: "Хаан банк",
          logo: "https://qpay.mn/q/logo/khanbank.png",
          link: `khanbank://q?qPay_QRcode=${invoice.id}`,
        },
      ]
      return [
        200,
        {
          invoice_id: invoice.id,
          qr_text: `0002010102121531${invoice.id}`,
          qr_image: "",
          qPay_shortUrl: "https://s.qpay.mn/x",
          urls,
        },
      ]
    }
    // F3: rows with `payment_amount` as text.
    if (path === "/v2/payment/check") {
      checks += 1
      const invoice = ids.get(String(body["object_id"]))
      if (invoice === undefined) return [404, { error: "INVOICE_NOTFOUND" }]
      const rows = invoice.payments.map(({ payment_id, payment_status, payment_amount, payment_currency }) => ({
        payment_id,
        payment_status,
        payment_amount,
        payment_currency,
      }))
      return [200, { count: rows.length, rows }]
    }
    // F4: an open invoice is cancelled by DELETE.
    if (path.startsWith("/v2/invoice/") && request.method === "DELETE") {
      const invoice = ids.get(path.slice("/v2/invoice/".length))
      if (invoice === undefined) return [404, { error: "INVOICE_NOTFOUND" }]
      if (invoice.payments.length > 0) return [400, { error: "INVOICE_PAID" }]
      invoice.isClosed = true
      return [200, {}]
    }
    // F5: only what was paid by card is refunded.
    if (path.startsWith("/v2/payment/refund/") && request.method === "DELETE") {
      const payment = invoices.flatMap(({ payments }) => payments).find(({ payment_id }) => path.endsWith(payment_id))
      if (payment === undefined || !payment.isCard) return [400, { error: "PAYMENT_NOT_CARD" }]
      payment.payment_status = "REFUNDED"
      refunds.push(payment.payment_id)
      return [200, {}]
    }
    // F11: a receipt of a payment.
    if (path === "/v2/ebarimt_v3/create") {
      const payment = invoices.flatMap(({ payments }) => payments).find(({ payment_id }) => payment_id === body["payment_id"])
      if (payment === undefined) return [404, { error: "PAYMENT_NOTFOUND" }]
      receipts.push({ payment: payment.payment_id, receiver: String(body["ebarimt_receiver_type"]), isVoid: false })
      const vat = Math.round((Number(payment.payment_amount) / 1.1) * 10) / 100
      return [
        200,
        {
          id: randomUUID(),
          ebarimt_qr_data: "qr of qpay",
          ebarimt_lottery: "QP 00000001",
          vat_amount: vat,
          city_tax_amount: 0,
          ebarimt_status: "REGISTERED",
        },
      ]
    }
    // F12: ends the receipt of a payment.
    if (path.startsWith("/v2/ebarimt_v3/") && request.method === "DELETE") {
      const receipt = receipts.find(({ payment, isVoid }) => !isVoid && path.endsWith(payment))
      if (receipt === undefined) return [404, { error: "EBARIMT_NOT_REGISTERED" }]
      receipt.isVoid = true
      return [200, {}]
    }
    return [404, { error: "NOT_FOUND" }]
  }

  const http = createServer((request, response) => {
    void (async () => {
      const answered = await answer(request)
      if (answered === "lost") request.socket.destroy()
      else response.writeHead(answered[0], { "content-type": "application/json" }).end(JSON.stringify(answered[1]))
    })()
  })
  await new Promise<void>((resolve) => http.listen(stopped === null ? 0 : Number(new URL(stopped.url).port), "127.0.0.1", resolve))
  const server: QPayServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    invoices,
    tokens: () => given,
    checks: () => checks,
    refunds,
    receipts,
    fate: "answer",
    latest: (number) => subjects.get(number) ?? null,
    beforeAnswer: stopped?.beforeAnswer ?? null,
    release: () => release(),
    forgetTokens: () => void (tokens = new Set()),
    pay: (invoice, { amount = invoice.amount, currency = "MNT", isCard = false } = {}) => {
      const payment_id = randomUUID()
      invoice.payments.push({ payment_id, payment_status: "PAID", payment_amount: amount.toFixed(2), payment_currency: currency, isCard })
      return payment_id
    },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}
