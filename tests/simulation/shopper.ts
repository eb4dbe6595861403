/** Life of a simulated order: chosen, placed, paid, delivered, returned, by its plan. */
import { address } from "#tests/contract/support/test-backend.ts"
import { openedPayment, payAsPlanned } from "./paying.ts"
import { methodIds, type OrderPlan, type PaymentMethod } from "./plan.ts"
import { field, tally, send, type Outcome, type Intent, type World } from "./world.ts"

export type Shopper = { readonly headers: Readonly<Record<string, string>>; readonly address: string; readonly phone: string }

/** Calls of the shopper; one with a name is an intent, which has a key and may be sent twice at once. */
type Call = (name: string, method: string, path: string, body?: unknown) => ReturnType<typeof send>

/** Life of one order. */
type Life = { readonly world: World; readonly plan: OrderPlan; readonly shopper: Shopper; readonly call: Call }

/** Minutes after which an unpaid order of a payment method has expired, with some to spare. */
const expiryMinutes: Readonly<Record<PaymentMethod, number>> = { qr: 20, card: 20, wallet: 20, lease: 20, bank_transfer: 26 * 60 }

const refusal = (body: unknown): string => JSON.stringify(field(body, "error") ?? "")

/** Body of a checkout that chooses a payment method. */
const paymentBy = (paymentMethod: PaymentMethod) => ({
  state: "payment",
  order: { payments_attributes: [{ payment_method_id: methodIds[paymentMethod] }] },
})

/** Fields of the errors by which the shop refuses a payment method. */
const methodFields = ["payment_method_id", "payments_attributes", "lease"]

/**
 * Places the order with the planned payment method, or by bank transfer where its company does not answer; `null` where it cannot
 * be placed.
 */
const place = async ({ world, plan, call }: Life, number: string): Promise<PaymentMethod | null> => {
  for (const paymentMethod of [plan.paymentMethod, "bank_transfer"] as const) {
    const answer = await call(`place ${paymentMethod}`, "PUT", `/api/v2/checkouts/${number}`, paymentBy(paymentMethod))
    if (answer.status === 200) {
      world.placed.add(number)
      if (paymentMethod !== plan.paymentMethod) tally(world, "orders placed with another payment method: the first was down")
      return paymentMethod
    }
    const isMethodRefused = methodFields.some((name) => field(answer.body, "errors", name) !== null)
    if (!isMethodRefused) break
  }
  return null
}

/** Minutes between the fetches of a payment page. */
const pageWaits = [0, 1, 1, 2, 3, 5]

/** Fetches the payment page until its provider has received the request; `null` where it is paid already, or never shown. */
const open = async ({ world, plan, shopper, call }: Life, paymentMethod: PaymentMethod, number: string) => {
  for (const wait of pageWaits) {
    await world.time.after(wait)
    const { body } = await call("", "GET", `/api/v2/orders/${number}/payment`)
    if (field(body, "status") === "paid") return null
    const opened = openedPayment(world, plan, { paymentMethod, number, phone: shopper.phone })
    // A code that the page does not show cannot be paid.
    if (opened !== null && (paymentMethod !== "qr" || field(body, "qr_text") !== null))
      return { opened, due: Number.parseFloat(String(field(body, "amount"))) }
  }
  return null
}

const stateOf = async (call: Call, number: string): Promise<string> =>
  String(field((await call("", "GET", `/api/v2/orders/${number}`)).body, "payment_state"))

/** Waits until the order is paid or over; returns its payment state. */
const waitUntilPaid = async ({ world: { time }, call }: Life, paymentMethod: PaymentMethod, number: string): Promise<string> => {
  const end = time.minute + expiryMinutes[paymentMethod]
  for (let wait = 1; ; wait = Math.min(wait * 2, 240)) {
    const state = await stateOf(call, number)
    if (!["balance_due", "processing", "failed"].includes(state) || time.minute >= end) return state
    await time.after(wait)
  }
}

/** Sends an intent of the merchant. */
const sendAsMerchant = ({ world, plan }: Life, intent: Pick<Intent, "method" | "path" | "body">) =>
  send(world, { ...intent, headers: { authorization: `Bearer ${world.merchantKey}` }, isRepeated: plan.sendsTwice })

/** Delivers the order; `false` where the shop refuses a step. */
const deliver = async (life: Life, number: string): Promise<boolean> => {
  const { world } = life
  for (const state of ["ready", "shipped", "delivered"] as const) {
    await world.time.after(world.random.whole(1, 10))
    const parcel = { parcel_number: `P${number}`, courier: { name: "Бат", phone: "88112233" } }
    const body = state === "shipped" ? { state, ...parcel } : { state }
    const { status } = await sendAsMerchant(life, { method: "PUT", path: `/api/v2/merchant/orders/${number}/shipment`, body })
    if (status !== 200) return false
  }
  return true
}

type Units = ReadonlyArray<{ readonly id: number; readonly quantity: number }>

/** Units of the next return: of one line, or of all. */
const unitsOf = (plan: OrderPlan, lines: ReadonlyArray<{ readonly id: number; readonly left: number }>): Units =>
  plan.returns === "part" || plan.returns === "one by one"
    ? lines.slice(0, 1).map(({ id }) => ({ id, quantity: 1 }))
    : lines.map(({ id, left }) => ({ id, quantity: left }))

/** Requests the `time`-th return of the order, which the merchant answers as planned; `delivered` where nothing came back. */
const returnOnce = async (life: Life, number: string, time: number): Promise<Outcome> => {
  const { world, plan, call } = life
  const { body: returnable } = await call("", "GET", `/api/v2/orders/${number}/returns`)
  const lines = (field(returnable, "lines") ?? []) as ReadonlyArray<{ readonly id: number; readonly left: number }>
  const units = unitsOf(plan, lines).filter(({ quantity }) => quantity > 0)
  if (units.length === 0) return "delivered"
  const requested = await call(`return ${time}`, "POST", `/api/v2/orders/${number}/returns`, { reason: "size", lines: units })
  const returnNumber = field(requested.body, "returns", 0, "number")
  if (requested.status !== 200 || typeof returnNumber !== "string") return "delivered"
  await world.time.after(world.random.whole(1, 30))
  const status = plan.returns === "rejected" ? "rejected" : "accepted"
  const answered = await sendAsMerchant(life, { method: "PUT", path: `/api/v2/merchant/returns/${returnNumber}`, body: { status } })
  if (answered.status !== 200) world.wrong.push(`the answer to a return was answered ${answered.status}`)
  if (status === "rejected") return "delivered"
  return field(answered.body, "state") === "returned" ? "returned" : "partly returned"
}

/** Maximum number of returns of one order. */
const maxReturns = 12

/** Returns as planned: at once, or unit by unit until nothing can be returned. */
const returnAsPlanned = async (life: Life, number: string): Promise<Outcome> => {
  const { world, plan } = life
  await world.time.after(world.random.whole(5, 60))
  let outcome = await returnOnce(life, number, 1)
  for (let time = 2; plan.returns === "one by one" && outcome === "partly returned" && time <= maxReturns; time += 1) {
    const next = await returnOnce(life, number, time)
    if (next === "delivered") break
    outcome = next
    tally(world, "returns of a further unit")
  }
  return outcome
}

/** Redeems a card of the order once: a second call would be refused, since the card is used (record 0043). */
const redeem = async ({ world, shopper }: Life, number: string): Promise<void> => {
  const [card] = await world.db
    .query<{ number: string }>(
      "select g.number from gift_cards g join orders o on o.id = g.order_id where o.number = $1 order by g.number limit 1",
      [number],
    )
    .catch(() => [])
  if (card === undefined) return
  const { status } = await send(world, {
    method: "POST",
    path: "/api/v2/gift_cards/redeem",
    body: { number: card.number },
    headers: shopper.headers,
    address: shopper.address,
  })
  if (status === 200) tally(world, "gift cards redeemed")
}

/** Ends a paid order as planned. */
const afterPayment = async (life: Life, number: string): Promise<Outcome> => {
  const { world, plan, call } = life
  if (plan.giftCards > 0 && plan.redeemsGiftCard) await redeem(life, number)
  if (plan.ending === "cancel") {
    await world.time.after(world.random.whole(1, 60))
    const { status } = await call("cancel", "PUT", `/api/v2/orders/${number}/cancel`, { reason: "other" })
    if (status === 200) return "cancelled"
  }
  if (plan.ending === "refund in part" || plan.ending === "shop refunds and cancels") {
    const { status } = await sendAsMerchant(life, {
      method: "POST",
      path: `/api/v2/merchant/orders/${number}/refunds`,
      body: { amount: 1000, reference: `claim ${plan.index}` },
    })
    if (status === 200) tally(world, "refunds in part")
  }
  if (plan.ending === "shop cancels" || plan.ending === "shop refunds and cancels") {
    const { status } = await sendAsMerchant(life, {
      method: "PUT",
      path: `/api/v2/merchant/orders/${number}/cancel`,
      body: { reason: "sold out" },
    })
    if (status === 200) return "cancelled by the shop"
  }
  if (!(await deliver(life, number))) return "lost"
  return plan.returns === "nothing" ? "delivered" : returnAsPlanned(life, number)
}

/** Pays into the wallet by QPay. */
const recharge = async ({ world, plan, call }: Life): Promise<void> => {
  const body = { amount: plan.recharge, payment_method_id: methodIds.qr }
  const begun = await call("recharge", "POST", "/api/v2/store_credits/recharge", body)
  const number = field(begun.body, "number")
  if (begun.status !== 201 && begun.status !== 200) return
  await call("", "GET", `/api/v2/store_credits/recharges/${String(number)}`)
  const invoice = world.standIns.qpay.latest(String(number))
  if (invoice === null) return
  world.standIns.qpay.pay(invoice)
  tally(world, "recharges paid")
}

/** Changes to the second payment method of the plan, if there is one; returns the method of the order afterwards. */
const changeMethod = async ({ plan, call }: Life, paymentMethod: PaymentMethod, number: string): Promise<PaymentMethod> => {
  const { secondMethod } = plan
  if (secondMethod === null || paymentMethod !== plan.paymentMethod) return paymentMethod
  const { status } = await call(`change ${secondMethod}`, "PUT", `/api/v2/checkouts/${number}`, paymentBy(secondMethod))
  return status === 200 ? secondMethod : paymentMethod
}

/** Puts the planned goods into the cart; returns the number of the order, `null` where the shop refuses one of them. */
const fillCart = async ({ world, plan, call }: Life): Promise<string | null> => {
  let number = ""
  for (const { goods, quantity } of plan.lines) {
    const { status, body } = await call(`add ${goods}`, "POST", "/api/v2/orders/populate", { variant_id: world.variants[goods], quantity })
    if (status !== 200) {
      tally(world, plan.hasScarceGoods ? "orders refused: sold out" : `orders refused: ${refusal(body)}`)
      return null
    }
    number = String(field(body, "number"))
  }
  return number
}

const addGiftCards = async ({ world, plan, call }: Life): Promise<void> => {
  for (let card = 0; card < plan.giftCards; card += 1) {
    const body = { variant_id: world.giftCard, email: "friend@example.mn", message: "" }
    const { status } = await call(`gift card ${card}`, "POST", "/api/v2/gift_cards/add", body)
    if (status === 200) tally(world, "gift cards put into carts")
  }
}

/** Fills the cart and the checkout in, up to the payment; returns the number of the order, `null` where it was refused. */
const checkOut = async (life: Life): Promise<string | null> => {
  const { world, plan, shopper, call } = life
  const number = await fillCart(life)
  if (number === null) return null
  await addGiftCards(life)
  if (plan.hasCoupon) await call("coupon", "PUT", `/api/v2/orders/${number}/apply_coupon_code`, { coupon_code: "SIMULATED10" })
  world.creations.set(number, plan.creationAnswer)
  await call("address", "PUT", `/api/v2/checkouts/${number}`, {
    state: "address",
    order: { ship_address_attributes: { ...address, phone: shopper.phone } },
  })
  if (plan.walletAmount !== null)
    await call("credit", "PUT", `/api/v2/checkouts/${number}/store_credit`, { amount: plan.walletAmount, source: null })
  return number
}

/** Orders, pays and ends the order as planned. */
const orderAsPlanned = async (life: Life): Promise<Outcome> => {
  const { world, plan } = life
  if (plan.recharge !== null) await recharge(life)
  const number = await checkOut(life)
  if (number === null) return "never placed"
  const paymentMethod = await place(life, number)
  if (paymentMethod === null) {
    tally(world, "orders refused: sold out")
    return "never placed"
  }
  const first = await open(life, paymentMethod, number)
  const lastMethod = first === null ? paymentMethod : await changeMethod(life, paymentMethod, number)
  const payment = lastMethod === paymentMethod ? first : await open(life, lastMethod, number)
  if (payment !== null) await payAsPlanned(world, plan, lastMethod, payment)
  const state = await waitUntilPaid(life, lastMethod, number)
  if (state === "paid") return afterPayment(life, number)
  return state === "refunded" ? "paid too late" : "unpaid"
}

/** Carries out the plan of an order; never rejects. */
export const live = async (world: World, plan: OrderPlan, shopper: Shopper): Promise<void> => {
  const { headers, address: from } = shopper
  const call: Call = (name, method, path, body) => {
    const intent = name === "" ? {} : { key: `order ${plan.index} ${name}`, isRepeated: plan.sendsTwice }
    return send(world, { method, path, body, headers, address: from, ...intent })
  }
  try {
    world.outcomes.set(plan.index, await orderAsPlanned({ world, plan, shopper, call }))
  } catch (error) {
    world.outcomes.set(plan.index, "lost")
    world.wrong.push(error instanceof Error ? error.message : String(error))
  }
}
