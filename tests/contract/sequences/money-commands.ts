/** Commands of a sequence that move goods and money: cart, coupon, wallet, orders. */
import fc from "fast-check"
import { expect } from "vitest"
import { address, type Answer, type Body, plain, text } from "#tests/contract/support/test-backend.ts"
import {
  agreeOnMoney,
  call,
  type Command,
  commandOf,
  each,
  type Amounts,
  type Model,
  noAmounts,
  type OrderModel,
  parts,
  type Real,
  variantOf,
  withUnits,
} from "./model.ts"

const tugrik = (value: Body | undefined): number => Number(plain(value) ?? 0)
const units = (counts: ReadonlyArray<number>): number => counts.reduce((all, one) => all + one, 0)
const total = (amounts: Amounts): number => units(Object.values(amounts))

const command = commandOf(agreeOnMoney)

const hasCart = ({ cart }: Model): boolean => units(cart) > 0
const current = (real: Real): Promise<Answer> => call(real, "GET", "orders/current")

/** What each part pays in the order that an answer holds. */
const usedIn = ({ body }: Answer): Amounts => {
  const used = noAmounts()
  for (const part of each(body["wallet"]?.["parts"])) {
    const kind = parts.find((one) => one === plain(part["kind"]))
    if (kind !== undefined) used[kind] += tugrik(part["used"])
  }
  return used
}

/** The cart's total is its goods, delivery and coupon, less wallet money. */
const agreeOnTotal = (answer: Answer, model: Model, { goods }: Real): void => {
  const items = units(goods.map(({ price }, at) => price * (model.cart[at] ?? 0)))
  const coupon = model.coupon === "applied" ? items / 10 : 0
  expect(tugrik(answer.body["total"])).toBe(items - coupon + tugrik(answer.body["ship_total"]) - total(usedIn(answer)))
}

const add = (good: number): Command =>
  command(
    `add ${good}`,
    () => true,
    async (model, real) => {
      const count = (model.cart[good] ?? 0) + 1
      const answer = await call(real, "POST", "orders/populate", { variant_id: variantOf(real, good), quantity: 1 })
      const isThere = count <= (model.stock[good] ?? 0)
      expect(answer.status).toBe(isThere ? 200 : 422)
      if (isThere) model.cart = withUnits(model.cart, good, count)
    },
  )

const setQuantity = (good: number, count: number): Command =>
  command(
    `want ${count} of ${good}`,
    ({ cart }) => (cart[good] ?? 0) > 0,
    async (model, real) => {
      const { body } = await current(real)
      const line = each(body["line_items"]).find((one) => plain(one["variant_id"]) === variantOf(real, good))
      const answer = await call(real, "PUT", `orders/${text(body["number"])}/line_items/${text(line?.["id"])}`, {
        line_item: { quantity: count },
      })
      const isThere = count <= (model.stock[good] ?? 0)
      expect(answer.status).toBe(isThere ? 200 : 422)
      if (isThere) model.cart = withUnits(model.cart, good, count)
      agreeOnTotal(await current(real), model, real)
    },
  )

const toggleCoupon = (): Command =>
  command("apply or remove the coupon", hasCart, async (model, real) => {
    const number = text((await current(real)).body["number"])
    if (model.coupon === "applied") {
      expect((await call(real, "DELETE", `orders/${number}/coupon_codes/${real.coupon}`)).status).toBe(200)
      model.coupon = "free"
    } else {
      expect((await call(real, "PUT", `orders/${number}/apply_coupon_code`, { coupon_code: real.coupon })).status).toBe(
        model.coupon === "free" ? 200 : 422,
      )
      if (model.coupon === "free") model.coupon = "applied"
    }
    agreeOnTotal(await current(real), model, real)
  })

/** Wallet money is taken up to what the shop allows, and not a tugrik beyond. */
const payFromWallet = (ofUsable: number, beyond: 0 | 1): Command =>
  command(`pay ${ofUsable} of 4 from the wallet and ${beyond} more`, hasCart, async (model, real) => {
    const { body } = await current(real)
    const usable = tugrik(body["wallet"]?.["usable"])
    const amount = beyond === 1 ? usable + 1 : Math.floor((usable * ofUsable) / 4)
    const answer = await call(real, "PUT", `checkouts/${text(body["number"])}/store_credit`, { amount })
    expect(answer.status).toBe(beyond === 1 ? 422 : 200)
    if (beyond === 0) expect(total(usedIn(answer))).toBe(amount)
    agreeOnTotal(await current(real), model, real)
  })

const redeem = (what: "voucher" | "giftCard"): Command =>
  command(
    `redeem the ${what}`,
    () => true,
    async (model, real) => {
      const answer =
        what === "voucher"
          ? await call(real, "POST", "vouchers/use", { code: real.voucher })
          : await call(real, "POST", "gift_cards/redeem", { number: real.giftCard })
      expect(answer.status).toBe(model.redeemed.has(what) ? 422 : 200)
      if (model.redeemed.has(what)) return
      const [part, value] = what === "voucher" ? (["discount", 30_000] as const) : (["gift_card", 45_000] as const)
      model.redeemed = new Set([...model.redeemed, what])
      model.wallet = { ...model.wallet, [part]: model.wallet[part] + value }
    },
  )

const recharge = (): Command =>
  command(
    "recharge by 20000 which the bank tells twice",
    () => true,
    async (model, real) => {
      const number = text((await call(real, "POST", "store_credits/recharge", { amount: 20_000, payment_method_id: 1 })).body["number"])
      await real.shop.bank(number, "pay")
      await real.shop.bank(number, "pay")
      model.wallet = { ...model.wallet, money: model.wallet.money + 20_000 }
    },
  )

const place = (): Command =>
  command("place the order", hasCart, async (model, real) => {
    const number = text((await current(real)).body["number"])
    await call(real, "PUT", `checkouts/${number}`, { state: "address", order: { ship_address_attributes: address } })
    const before = await current(real)
    const answer = await real.shop.place(real.somebody, number)
    const isThere = model.cart.every((count, at) => count <= (model.stock[at] ?? 0))
    expect(answer.status).toBe(isThere ? 200 : 422)
    if (!isThere) return
    agreeOnTotal(before, model, real)
    const used = usedIn(before)
    const [cost, earns] = [tugrik(answer.body["total"]), tugrik(before.body["earns"])]
    expect(cost).toBe(tugrik(before.body["total"]))
    model.stock = model.stock.map((count, at) => count - (model.cart[at] ?? 0))
    for (const part of parts) model.wallet[part] -= used[part]
    if (cost === 0) model.wallet.bonus += earns
    model.orders = [
      ...model.orders,
      {
        number,
        state: cost === 0 ? "paid" : "unpaid",
        units: model.cart,
        used,
        total: cost,
        earns,
        hasCoupon: model.coupon === "applied",
      },
    ]
    if (model.coupon === "applied") model.coupon = "used"
    model.cart = model.cart.map(() => 0)
  })

const orderAt = ({ orders }: Model, at: number): OrderModel | undefined => orders[at % Math.max(1, orders.length)]
const withState = (model: Model, number: string, state: OrderModel["state"]): void => {
  model.orders = model.orders.map((order) => (order.number === number ? { ...order, state } : order))
}

/** Cashback comes with the first notification of the bank alone. */
const pay = (at: number): Command =>
  command(
    `pay order ${at}`,
    (model) => (orderAt(model, at)?.state ?? "canceled") !== "canceled",
    async (model, real) => {
      const order = orderAt(model, at)
      if (order === undefined) return
      await real.shop.bank(order.number, "pay")
      if (order.state === "paid") return
      model.wallet.bonus += order.earns
      withState(model, order.number, "paid")
    },
  )

/** Everything comes back once; cashback that was spent meanwhile is kept from the money that goes back. */
const cancel = (at: number): Command =>
  command(
    `cancel order ${at}`,
    (model) => orderAt(model, at) !== undefined,
    async (model, real) => {
      const order = orderAt(model, at)
      if (order === undefined) return
      const answer = await real.shop.cancel(real.somebody, order.number)
      expect(answer.status).toBe(order.state === "canceled" ? 422 : 200)
      if (order.state === "canceled") return
      for (const part of parts) model.wallet[part] += order.used[part]
      if (order.state === "paid") {
        const taken = Math.min(model.wallet.bonus, order.earns)
        model.wallet.bonus -= taken
        let owed = Math.max(0, order.earns - taken - order.total)
        for (const part of parts) {
          if (part === "bonus") continue
          const more = Math.min(owed, order.used[part])
          model.wallet[part] -= more
          owed -= more
        }
      }
      model.stock = model.stock.map((count, good) => count + (order.units[good] ?? 0))
      if (order.hasCoupon && model.coupon === "used") model.coupon = "free"
      withState(model, order.number, "canceled")
    },
  )

export const moneyCommands = (goods: number): ReadonlyArray<fc.Arbitrary<Command>> => {
  const good = fc.nat({ max: goods - 1 })
  const order = fc.nat({ max: 2 })
  return [
    good.map(add),
    good.map(add),
    fc.tuple(good, fc.integer({ min: 1, max: 4 })).map(([one, count]) => setQuantity(one, count)),
    fc.constant(0).map(toggleCoupon),
    fc
      .tuple(fc.nat({ max: 4 }), fc.constantFrom(0 as const, 0 as const, 1 as const))
      .map(([share, beyond]) => payFromWallet(share, beyond)),
    fc.constantFrom("voucher" as const, "giftCard" as const).map(redeem),
    fc.constant(0).map(recharge),
    fc.constant(0).map(place),
    fc.constant(0).map(place),
    order.map(pay),
    order.map(cancel),
  ]
}
