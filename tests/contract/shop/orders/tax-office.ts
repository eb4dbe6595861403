/** Stand-in of the tax office, and orders whose receipts are due. */
import { createBackend, type Backend } from "#backend/backend.ts"
import type { Filed, ReceiptProvider, Sale } from "#backend/receipts/receipt-provider.ts"
import { plain, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

type FiledReceipt = Pick<Filed, "receiptId" | "lottery" | "qrData">

export const lottery = "ДС 00000001"

/** Receipt that the office files for an order. Its id is the order's number, filled up with `digit`, which tells two receipts of one order apart. */
export const receiptOf = (number: string, digit: string): FiledReceipt => ({
  receiptId: number.padStart(33, digit),
  lottery,
  qrData: "data",
})

type Order = { readonly somebody: Somebody; readonly number: string }

export const taxOfficeOf = (shop: () => Trial) => {
  /** A backend on the same database whose tax office files receipts by `file`; `changes` replace its other calls. */
  const backendWith = (file: (sale: Sale) => Promise<FiledReceipt>, changes: Partial<ReceiptProvider> = {}): Promise<Backend> => {
    const receipts: ReceiptProvider = {
      name: "office",
      lotteryHours: 24,
      voidReceipt: async () => "done",
      ...changes,
      file: async (sale) => ({ vat: 0, cityTax: 0, ...(await file(sale)) }),
    }
    return createBackend(shop().config, { db: shop().db, timed: false, providers: { payments: [], receipts, findOrganization: null } })
  }
  /** A new order that is paid and delivered, so that its receipt is due. */
  const deliveredOrder = async ({ price = 40_000, quantity = 1 } = {}): Promise<Order> => {
    const somebody = await shop().somebody()
    const number = await shop().placed(somebody, await shop().variant(9, price), quantity)
    await shop().delivered(number)
    return { somebody, number }
  }
  /** Requests a return of units of an order's only line; its number. */
  const requestReturn = async ({ somebody, number }: Order, quantity: number): Promise<string> => {
    const line = (await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"]
    const { body } = await shop().call("POST", `/api/v2/orders/${number}/returns`, {
      body: { reason: "size", lines: [{ id: line, quantity }] },
      headers: somebody.headers,
    })
    return String(plain(body["returns"]?.[0]?.["number"]))
  }
  const acceptReturn = (number: string) => shop().call("POST", `/sandbox/returns/${number}/accept`)
  /** Returns units of an order's only line, which the shop accepts. */
  const returnUnits = async (order: Order, quantity: number): Promise<void> => {
    await acceptReturn(await requestReturn(order, quantity))
  }
  /** Receipt of an order as the database has it. */
  const storedReceipt = async (number: string) => {
    const [receipt] = await shop().db.query<{
      status: string
      receipt_id: string | null
      lottery: string | null
      void_state: string | null
    }>("select r.status, r.receipt_id, r.lottery, r.void_state from receipts r join orders o on o.id = r.order_id where o.number = $1", [
      number,
    ])
    return receipt
  }
  return { backendWith, deliveredOrder, requestReturn, acceptReturn, returnUnits, storedReceipt }
}
