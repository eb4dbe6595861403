/** One shopper's lists, cart, wallet and orders as the model of a command sequence keeps them. */
import type { AsyncCommand } from "fast-check"
import { expect } from "vitest"
import { type Answer, type Body, plain, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const parts = ["discount", "bonus", "gift_card", "money"] as const
type Part = (typeof parts)[number]
export type Amounts = Record<Part, number>
export const noAmounts = (): Amounts => ({ discount: 0, bonus: 0, gift_card: 0, money: 0 })

/** Units by the position of their variant in `goods`. */
type Units = ReadonlyArray<number>
export type ListModel = { readonly hash: string; readonly isRemoved: boolean; readonly wishes: ReadonlyArray<number> }
export type OrderModel = {
  readonly number: string
  readonly state: "unpaid" | "paid" | "canceled"
  readonly units: Units
  readonly used: Amounts
  readonly total: number
  readonly earns: number
  readonly hasCoupon: boolean
}

export type Model = {
  /** Newest first, deleted ones in their place. */
  lists: ReadonlyArray<ListModel>
  stock: Units
  cart: Units
  wallet: Amounts
  coupon: "free" | "applied" | "used"
  redeemed: ReadonlySet<string>
  orders: ReadonlyArray<OrderModel>
}

export type Good = { readonly variant: number; readonly price: number }
export type Real = {
  readonly shop: Trial
  readonly somebody: Somebody
  readonly goods: ReadonlyArray<Good>
  readonly coupon: string
  readonly voucher: string
  readonly giftCard: string
  readonly tried: Set<string>
}

export const emptyModel = (stock: Units): Model => ({
  lists: [],
  stock,
  cart: stock.map(() => 0),
  wallet: noAmounts(),
  coupon: "free",
  redeemed: new Set(),
  orders: [],
})

/** The same units with another number at one position. */
export const withUnits = (units: Units, at: number, count: number): Units => units.map((each, index) => (index === at ? count : each))

export const call = ({ shop, somebody }: Real, method: string, path: string, body?: unknown): Promise<Answer> =>
  shop.call(method, `/api/v2/${path}`, {
    ...(body !== undefined && { body }),
    headers: somebody.headers,
    address: `10.7.${somebody.id % 250}.1`,
  })

export const each = (value: Body | undefined): ReadonlyArray<Body> => Object.values((value ?? {}) as Record<string, Body>)

export type Command = AsyncCommand<Model, Real>

/** Command after which the shop and the model must agree. */
export const commandOf =
  (agree: (model: Model, real: Real) => Promise<void>) =>
  (label: string, check: (model: Model) => boolean, run: (model: Model, real: Real) => Promise<void>): Command => ({
    check,
    run: async (model, real) => {
      real.tried.add(label.replaceAll(/\d/g, ""))
      await run(model, real)
      await agree(model, real)
    },
    toString: () => label,
  })

export const variantOf = ({ goods }: Real, at: number): number => goods[at]?.variant ?? 0

/** Lists and wishes are as the model says. */
export const agreeOnLists = async (model: Model, real: Real): Promise<void> => {
  const { body } = await call(real, "GET", "wishlists")
  const shown = each(body["wishlists"]).map((list) => [
    text(list["hash"]),
    each(list["wished_products"]).map((wish) => plain(wish["variant_id"])),
  ])
  expect(shown).toEqual(
    model.lists.filter(({ isRemoved }) => !isRemoved).map(({ hash, wishes }) => [hash, wishes.map((at) => variantOf(real, at))]),
  )
}

/** Balances, statements and stock are as the model says. */
export const agreeOnMoney = async (model: Model, { shop, somebody, goods }: Real): Promise<void> => {
  const rows = await shop.db.query<{ kind: Part; balance: number; stated: number }>(
    `select kind, balance::int, coalesce((select sum(amount) from wallet_entries e where e.user_id = p.user_id and e.kind = p.kind), 0)::int as stated
     from wallet_parts p where user_id = $1`,
    [somebody.id],
  )
  const found = noAmounts()
  for (const { kind, balance, stated } of rows) {
    expect([kind, stated]).toEqual([kind, balance])
    found[kind] = balance
  }
  expect(found).toEqual(model.wallet)
  const units = await shop.db.query<{ id: number; on_hand: number }>("select id, on_hand from variants where id = any ($1::int[])", [
    goods.map(({ variant }) => variant),
  ])
  expect(goods.map(({ variant }) => units.find(({ id }) => id === variant)?.on_hand)).toEqual(model.stock)
}
