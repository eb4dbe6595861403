/** Stand-in of Golomt Bank's e-commerce. Each fixture names its line in docs/providers.md. */
import { createHmac, randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export const golomtSecrets = { token: "bearer of the contract", checksumKey: "key of the contract" }
const sign = (...values: ReadonlyArray<string>): string =>
  createHmac("sha256", golomtSecrets.checksumKey).update(values.join("")).digest("hex")

type Transaction = { readonly invoice: string; readonly amount: string; readonly callback: string; paid: string | null }
export type GolomtServer = {
  readonly url: string
  readonly transactions: ReadonlyMap<string, Transaction>
  readonly faults: { isDown: boolean }
  /** The shopper pays on the bank's page; returns the signed push. */
  readonly pay: (transactionId: string, amount?: string) => Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

export const startGolomt = async (): Promise<GolomtServer> => {
  const transactions = new Map<string, Transaction>()
  const faults = { isDown: false }
  const answer = (
    path: string,
    authorization: string,
    body: Readonly<Record<string, string>>,
  ): readonly [status: number, body: unknown] => {
    if (faults.isDown) return [503, {}]
    if (authorization !== `Bearer ${golomtSecrets.token}`) return [401, { error: "UNAUTHORIZED" }]
    const { transactionId = "", amount = "", returnType = "", callback = "" } = body
    // G1: transactionId shorter than 16, checksum over transactionId, amount, returnType and callback.
    if (path === "/api/invoice") {
      if (
        transactionId.length >= 16 ||
        transactions.has(transactionId) ||
        body["checksum"] !== sign(transactionId, amount, returnType, callback)
      )
        return [400, { error: "INVALID" }]
      const invoice = randomUUID()
      transactions.set(transactionId, { invoice, amount, callback, paid: null })
      return [200, { invoice, checksum: sign(invoice, transactionId), transactionId }]
    }
    // G3: checksum over the id twice; "000" is paid.
    const known = transactions.get(transactionId)
    if (path !== "/api/inquiry" || known === undefined || body["checksum"] !== sign(transactionId, transactionId))
      return [400, { error: "INVALID" }]
    return [200, { transactionId, errorCode: known.paid === null ? "990" : "000", amount: known.paid ?? known.amount }]
  }
  const http = createServer((request, response) => {
    let text = ""
    request.on("data", (chunk: Buffer) => (text += chunk.toString()))
    request.on("end", () => {
      const [status, body] = answer(request.url ?? "", request.headers.authorization ?? "", JSON.parse(text) as Record<string, string>)
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    transactions,
    faults,
    pay: (transactionId, amount) => {
      const known = transactions.get(transactionId)
      if (known === undefined) throw new Error(`the bank has no ${transactionId}`)
      known.paid = amount ?? known.amount
      // G2: the push is signed over transactionId, errorCode and amount.
      return { transactionId, errorCode: "000", amount: known.paid, checksum: sign(transactionId, "000", known.paid) }
    },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}
