/** Helpers of the cart's tests: its lines, and a change of its first line. */
import { type Answer, type Body, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const lines = (answer: Answer): ReadonlyArray<Body> => Object.values(answer.body["line_items"] ?? {})
export const quantities = (answer: Answer): ReadonlyArray<number> => lines(answer).map((line) => Number(line["quantity"]))

export const tokenOf = (answer: Answer) => ({ "x-order-token": text(answer.body["token"]) })

export const current = (shop: Trial, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  shop.call("GET", "/api/v2/orders/current", { headers })

/** Sets the quantity of the first line. */
export const change = (shop: Trial, order: Answer, quantity: unknown, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  shop.call("PUT", `/api/v2/orders/${text(order.body["number"])}/line_items/${text(lines(order)[0]?.["id"])}`, {
    body: { line_item: { quantity } },
    headers,
  })
