import * as Schema from "effect/Schema"
import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import { addressedOrder, creditedOrder } from "#book/fixtures/orders/orders.ts"
import { Order } from "#domain/entities/orders/order.ts"
import { tugrik } from "#domain/rules/money.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { createFirstAdd } from "#adapters/shop/cart-creation-lock.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { createCartPorts } from "#adapters/shop/cart.ts"
import { fetchFrom, testCaller, testSession } from "./test-caller.ts"

const wire = Schema.encodeUnknownSync(Order)

/** Places an order at a shop that returns `response`: the body that was sent, and the problem that was thrown. */
const place = async (response: { readonly status: 409 | 422; readonly body: unknown; readonly headers?: Record<string, string> }) => {
  const shop = new Hono()
  let sentBody: unknown = null
  shop.put("/api/v2/checkouts/:number", async (c) => {
    sentBody = await c.req.json()
    return c.json(response.body as object, response.status, response.headers)
  })
  const orderToken = createOrderToken()
  const caller = testCaller(fetchFrom(shop), { session: testSession("a-token"), orderToken })
  const sharing = { read: () => Promise.resolve(null), write: () => Promise.resolve() }
  const ports = createCartPorts(
    caller,
    orderToken,
    createFirstAdd(orderToken, sharing, (_, work) => work()),
  )
  const input = {
    key: "k",
    number: creditedOrder.number,
    paymentMethodId: 1,
    receipt: { kind: "person" },
    expected: expectedOf(creditedOrder),
  } as const
  const problem = await ports.placeOrder(input).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return { sentBody, problem }
}
const changed = { error: "Захиалга өөрчлөгдсөн.", order: wire(addressedOrder) }

describe("placeOrder", () => {
  it("sends the expected order: amount to pay, wallet amount and each line", async () => {
    const { sentBody } = await place({ status: 422, body: { error: "…" } })
    expect(sentBody).toMatchObject({
      expected: {
        total: `${creditedOrder.total}.0`,
        wallet: "100000.0",
        lines: creditedOrder.lineItems.map(({ id, quantity, price }) => ({ id, quantity, price: `${price}.0` })),
      },
    })
  })

  it("throws OrderChanged with the present order when it differs from the expected one", async () => {
    const { problem } = await place({ status: 409, body: changed })
    expect(problem).toEqual({ _tag: "OrderChanged", text: "Захиалга өөрчлөгдсөн.", order: addressedOrder })
  })

  it.each([
    ["is still under way", { status: 409, body: { error: "Түр хүлээнэ үү" }, headers: { "retry-after": "1" } }],
    ["is still under way, whatever order the response holds", { status: 409, body: changed, headers: { "retry-after": "1" } }],
    ["is refused otherwise", { status: 422, body: { error: "Сагс хоосон" } }],
  ] as const)("throws Refused when it %s", async (_, response) => {
    expect((await place(response)).problem).toMatchObject({ _tag: "Refused", status: response.status })
  })

  it("throws Unreadable for an unreadable order, so that it is fetched again", async () => {
    const { problem } = await place({ status: 409, body: { ...changed, order: { number: tugrik(1) } } })
    expect(problem).toEqual({ _tag: "Unreadable" })
  })
})
