/** Law of two tabs of one shopper, with a shop that responds in any order. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { addressedOrder } from "#book/fixtures/orders/orders.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { missing, orderChanged, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import type { LineId } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { totals, withQuantity } from "#domain/rules/cart/cart.ts"
import { expectedOf, isAsExpected, type Expected } from "#domain/rules/cart/expected.ts"
import { change } from "#domain/rules/money.ts"
import { quantityDebounce } from "#domain/rules/timings.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { outcomeCheckDelay } from "#machines/cart/cart-setup.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import { joinCheckout } from "#machines/cart/joins.ts"
import { noopStreams } from "#app/noop-streams.ts"
import { provided, type PortInput, type Ports } from "#machines/ports.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { sessionMachine } from "#machines/identity/session.ts"

const lineId = addressedOrder.lineItems[0]?.id ?? (0 as LineId)

const adjusted = (order: Order, kind: "coupon" | "wallet", amount: number): Order => {
  const others = order.adjustments.filter((each) => each.kind !== kind)
  const next = { ...order, adjustments: amount === 0 ? others : [...others, { kind, label: kind, amount: change(-amount) }] }
  return { ...next, ...totals(next) }
}

/** The shop: one order, changed and placed atomically, with each response stored under its key. */
const openShop = (refuse: () => void) => {
  let order: Order = addressedOrder
  const answered = new Map<string, { readonly request: string; readonly answer: Order }>()
  const placed: Expected[] = []
  const changing = (next: (now: Order) => Order): Order => {
    if (order.state === "complete") throw { ...refused("Захиалга хийгдсэн."), code: "order_placed" }
    order = next(order)
    return order
  }
  const place = ({ key, ...request }: PortInput<"placeOrder">): Order => {
    const before = answered.get(key)
    if (before !== undefined) {
      expect(JSON.stringify(request)).toBe(before.request)
      return before.answer
    }
    if (!isAsExpected(request.expected, order)) {
      refuse()
      throw orderChanged(order)
    }
    if (order.state !== "complete") {
      order = { ...order, state: "complete", paymentState: "balance_due", wallet: null }
      placed.push(expectedOf(order))
    }
    answered.set(key, { request: JSON.stringify(request), answer: order })
    return order
  }
  const ports = {
    fetchCurrentOrder: () => (order.state === "complete" ? null : order),
    fetchOrder: () => order,
    changeLine: ({ quantity }: PortInput<"changeLine">) =>
      changing((now) => {
        if (!now.lineItems.some(({ id }) => id === lineId)) throw missing
        return withQuantity(now, lineId, quantity)
      }),
    applyCoupon: () => changing((now) => adjusted({ ...now, couponCodes: ["WINTER10"] }, "coupon", 20_000)),
    removeCoupon: () => changing((now) => adjusted({ ...now, couponCodes: [] }, "coupon", 0)),
    useStoreCredit: ({ amount }: PortInput<"useStoreCredit">) => changing((now) => adjusted(now, "wallet", amount)),
    placeOrder: place,
    fetchZones: () => zones,
    fetchCards: () => [],
    fetchPaymentMethods: () => methods,
    fetchUser: () => nomin,
  }
  return { ports, placed }
}

type Shop = ReturnType<typeof openShop>
const moves = ["more", "fewer", "coupon", "noCoupon", "wallet", "noWallet", "look", "pause", "place"] as const
type Move = (typeof moves)[number]

/** A tab: what its button showed at each press, and its actions. `delivered` says whether the next response arrives. */
const openTab = (name: string, { ports }: Shop, scheduler: fc.Scheduler, delivered: () => boolean) => {
  const clock = new SimulatedClock()
  const pressed: Expected[] = []
  const answers = Object.entries(ports).map(([port, act]) => [
    port,
    async (question: never) => {
      await scheduler.schedule(Promise.resolve(), `${name}: ${port} reaches the shop`)
      let give: () => unknown
      try {
        const answer = act(question)
        give = () => answer
      } catch (problem) {
        give = () => Promise.reject(problem)
      }
      await scheduler.schedule(Promise.resolve(), `${name}: ${port} is answered`)
      if (port !== "fetchCurrentOrder" && !delivered()) throw unreachable
      return give()
    },
  ])
  const outside = { ports: Object.fromEntries(answers) as Ports, streams: noopStreams }
  const session = createActor(provided(sessionMachine, outside)).start()
  const persistence = createActor(provided(persistenceMachine, outside)).start()
  const cart = createActor(provided(cartMachine, outside), { input: { seed: name }, clock }).start()
  const checkout = createActor(provided(checkoutMachine, outside), {
    input: { step: "payment", known: false, order: null, user: nomin },
    clock,
  }).start()
  const part = joinCheckout({ checkout, cart, persistence, session }, { step: () => undefined, payment: () => undefined })
  const wallet = (amount: string) => {
    checkout.send({ type: "field.type", field: "amount", value: amount })
    checkout.send({ type: "credit.use" })
  }
  const quantity = () => cart.getSnapshot().context.order?.lineItems[0]?.quantity ?? 1
  const act: Readonly<Record<Move, () => void>> = {
    more: () => cart.send({ type: "line.change", lineId, quantity: quantity() + 1 }),
    fewer: () => cart.send({ type: "line.change", lineId, quantity: Math.max(1, quantity() - 1) }),
    coupon: () => cart.send({ type: "coupon.apply", code: "WINTER10" }),
    noCoupon: () => cart.send({ type: "coupon.remove", code: "WINTER10" }),
    wallet: () => wallet("40,000"),
    noWallet: () => checkout.send({ type: "credit.drop" }),
    look: () => cart.send({ type: "cart.refresh" }),
    pause: () => clock.increment(Math.max(quantityDebounce, outcomeCheckDelay)),
    place: () => {
      const { order } = checkout.getSnapshot().context
      if (order !== null && checkout.getSnapshot().can({ type: "order.place" })) pressed.push(expectedOf(order))
      checkout.send({ type: "order.place" })
    },
  }
  const close = () => {
    part()
    for (const actor of [checkout, cart, session]) actor.stop()
  }
  return { act, pressed, close, placed: () => checkout.getSnapshot().matches("placed") }
}

describe("one shopper in two tabs", () => {
  it("places an order only as a tab's button had shown it", async () => {
    const outcomes = { placed: 0, refused: 0, lost: 0 }
    const move = fc.oneof({ arbitrary: fc.constantFrom(...moves), weight: 3 }, { arbitrary: fc.constant("place" as const), weight: 1 })
    const all = fc.array(move, { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(
        all,
        all,
        fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }),
        fc.scheduler(),
        async (ofOne, ofOther, fates, scheduler) => {
          let at = 0
          const delivered = () => {
            const arrives = fates[at++ % fates.length] !== 0
            if (!arrives) outcomes.lost++
            return arrives
          }
          const shop = openShop(() => outcomes.refused++)
          const tabs = [openTab("one", shop, scheduler, delivered), openTab("other", shop, scheduler, delivered)] as const
          const run = async (name: string, tab: (typeof tabs)[number], each: ReadonlyArray<Move>) => {
            for (const one of each) {
              await scheduler.schedule(Promise.resolve(), `${name} ${one}`)
              tab.act[one]()
            }
          }
          await scheduler.waitFor(Promise.all([run("one", tabs[0], ofOne), run("other", tabs[1], ofOther)]))
          await scheduler.waitAll()
          const shown = tabs.flatMap(({ pressed }) => pressed)
          for (const order of shop.placed) expect(shown).toContainEqual(order)
          expect(shop.placed.length).toBeLessThanOrEqual(1)
          outcomes.placed += shop.placed.length
          for (const tab of tabs) {
            if (tab.placed()) expect(tab.pressed).toContainEqual(shop.placed[0])
            tab.close()
          }
        },
      ),
      { numRuns: 150 },
    )
    expect(Math.min(...Object.values(outcomes)), JSON.stringify(outcomes)).toBeGreaterThan(10)
  })
})
