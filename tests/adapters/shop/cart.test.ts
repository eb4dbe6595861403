import * as Schema from "effect/Schema"
import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import { addressedOrder, creditedOrder } from "#book/fixtures/orders/orders.ts"
import { Order } from "#domain/entities/orders/order.ts"
import { tugrik } from "#domain/rules/money.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { createCaller } from "#adapters/shop/client/api-client.ts"
import { createFirstAdd } from "#adapters/shop/cart-creation-lock.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { createCartPorts } from "#adapters/shop/cart.ts"
import { createSessionTokens } from "#adapters/shop/client/session-tokens.ts"

const wire = Schema.encodeUnknownSync(Order)

/** Ports of the cart, with a shop that returns `answer` when an order is placed. */
const placing = async (answer: { readonly status: 409 | 422; readonly body: unknown; readonly headers?: Record<string, string> }) => {
  const shop = new Hono()
  let sentBody: unknown = null
  shop.put("/api/v2/checkouts/:number", async (c) => {
    sentBody = await c.req.json()
    return c.json(answer.body as object, answer.status, answer.headers)
  })
  const session = createSessionTokens({
    tokenStorage: { read: () => "a-token", write: () => undefined },
    renew: () => Promise.resolve(null),
    oneAtATime: (_, work) => work(),
  })
  const orderToken = createOrderToken()
  const caller = createCaller({
    fetch: async (input, init) => shop.fetch(new Request(input, init)),
    origin: "http://shop.test",
    locale: "mn",
    supportPhone: null,
    session,
    orderToken,
    sessionEnded: () => undefined,
  })
  const sharing = { read: () => Promise.resolve(null), write: () => Promise.resolve() }
  const ports = createCartPorts(
    caller,
    orderToken,
    createFirstAdd(orderToken, sharing, (_, work) => work()),
  )
  const question = {
    key: "k",
    number: creditedOrder.number,
    paymentMethodId: 1,
    receipt: { kind: "person" },
    expected: expectedOf(creditedOrder),
  } as const
  const problem = await ports.placeOrder(question).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return { sentBody, problem }
}
const changed = { error: "Захиалга өөрчлөгдсөн.", order: wire(addressedOrder) }

describe("placeOrder", () => {
  it("sends the expected order: amount to pay, wallet amount and each line", async () => {
    const { sentBody } = await placing({ status: 422, body: { error: "…" } })
    expect(sentBody).toMatchObject({
      expected: {
        total: `${creditedOrder.total}.0`,
        wallet: "100000.0",
        lines: creditedOrder.lineItems.map(({ id, quantity, price }) => ({ id, quantity, price: `${price}.0` })),
      },
    })
  })

  it("throws OrderChanged with the present order when it differs from the expected one", async () => {
    const { problem } = await placing({ status: 409, body: changed })
    expect(problem).toEqual({ _tag: "OrderChanged", text: "Захиалга өөрчлөгдсөн.", order: addressedOrder })
  })

  it.each([
    ["still runs", { status: 409, body: { error: "Түр хүлээнэ үү" }, headers: { "retry-after": "1" } }],
    ["still runs, whatever is beside it", { status: 409, body: changed, headers: { "retry-after": "1" } }],
    ["is refused otherwise", { status: 422, body: { error: "Сагс хоосон" } }],
  ] as const)("throws Refused when it %s", async (_, answer) => {
    expect((await placing(answer)).problem).toMatchObject({ _tag: "Refused", status: answer.status })
  })

  it("throws Unreadable for an unreadable order, so that it is fetched again", async () => {
    const { problem } = await placing({ status: 409, body: { ...changed, order: { number: tugrik(1) } } })
    expect(problem).toEqual({ _tag: "Unreadable" })
  })
})
