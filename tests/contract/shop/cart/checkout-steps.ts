/** Steps of a checkout that several groups of tests take. */
import { address, type Answer, type Body, plain, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

/** Saves the usual address with changes. */
export const saveAddress = (
  shop: Trial,
  somebody: Somebody,
  number: string,
  changes: Readonly<Record<string, unknown>> = {},
  language = "mn",
): Promise<Answer> =>
  shop.call("PUT", `/api/v2/checkouts/${number}`, {
    body: { state: "address", order: { ship_address_attributes: { ...address, ...changes } } },
    headers: { ...somebody.headers, "accept-language": language },
  })

/** Pays an amount of the cart from the wallet, or from one of its parts. */
export const payFromWallet = (shop: Trial, somebody: Somebody, number: string, amount: number, source?: string): Promise<Answer> =>
  shop.call("PUT", `/api/v2/checkouts/${number}/store_credit`, {
    body: { amount, ...(source !== undefined && { source }) },
    headers: somebody.headers,
  })

/** Applies a coupon to the cart. */
export const applyCoupon = (shop: Trial, somebody: Somebody, number: string, code: string, language = "mn"): Promise<Answer> =>
  shop.call("PUT", `/api/v2/orders/${number}/apply_coupon_code`, {
    body: { coupon_code: code },
    headers: { ...somebody.headers, "accept-language": language },
  })

/** What the shopper saw of an order, as a client sends it when placing. */
export const expectedOf = (order: Body) => ({
  total: plain(order["total"]),
  wallet: plain(order["wallet"]?.["used"]) ?? "0.0",
  lines: Object.values(order["line_items"] ?? {}).map((line) => ({
    id: plain(line["id"]),
    quantity: plain(line["quantity"]),
    price: plain(line["price"]),
    ...(line["options"] !== undefined && { options: line["options"] }),
  })),
})
