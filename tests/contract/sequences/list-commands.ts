/** Commands of a sequence that change wish lists. */
import fc from "fast-check"
import { expect } from "vitest"
import { plain, text } from "#tests/contract/support/test-backend.ts"
import { agreeOnLists, call, type Command, commandOf, each, type ListModel, type Model, variantOf, withUnits } from "./model.ts"

const shown = ({ lists }: Model): ReadonlyArray<ListModel> => lists.filter(({ isRemoved }) => !isRemoved)
/** The list at a position that wraps around; without a list the command is not run. */
const listAt = (model: Model, at: number): ListModel | undefined => shown(model)[at % Math.max(1, shown(model).length)]

const changed = (model: Model, hash: string, change: (list: ListModel) => Partial<ListModel>): void => {
  model.lists = model.lists.map((list) => (list.hash === hash ? { ...list, ...change(list) } : list))
}

const command = commandOf(agreeOnLists)

const create = (): Command =>
  command(
    "create a list",
    ({ lists }) => lists.length < 5,
    async (model, real) => {
      const { body } = await call(real, "POST", "wishlists", { name: "Жагсаалт", is_private: true })
      model.lists = [{ hash: text(body["hash"]), isRemoved: false, wishes: [] }, ...model.lists]
    },
  )

/** The heart puts a wish into the oldest list, and begins one where there is none. */
const wish = (good: number): Command =>
  command(
    `wish ${good}`,
    () => true,
    async (model, real) => {
      const { body } = await call(real, "POST", "wishlists/add_id", { variant_id: variantOf(real, good), wishlist: null })
      let list = shown(model).at(-1)
      if (list === undefined) {
        const all = await call(real, "GET", "wishlists")
        list = { hash: text(each(all.body["wishlists"])[0]?.["hash"]), isRemoved: false, wishes: [] }
        model.lists = [list, ...model.lists]
      }
      if (!list.wishes.includes(good)) changed(model, list.hash, ({ wishes }) => ({ wishes: [good, ...wishes] }))
      const wished = new Set(shown(model).flatMap(({ wishes }) => wishes.map((at) => variantOf(real, at))))
      expect(new Set(plain(body["wished_ids"]) as ReadonlyArray<number>)).toEqual(wished)
    },
  )

const unwish = (good: number): Command =>
  command(
    `wish ${good} no longer`,
    () => true,
    async (model, real) => {
      await call(real, "POST", "wishlists/remove_id", { variant_id: variantOf(real, good), wishlist: null })
      for (const { hash } of shown(model)) changed(model, hash, ({ wishes }) => ({ wishes: wishes.filter((at) => at !== good) }))
    },
  )

const move = (from: number, to: number): Command =>
  command(
    `move a wish from ${from} to ${to}`,
    (model) => (listAt(model, from)?.wishes.length ?? 0) > 0,
    async (model, real) => {
      const [source, target] = [listAt(model, from), listAt(model, to)]
      const good = source?.wishes.at(-1)
      if (source === undefined || target === undefined || good === undefined) return
      const all = await call(real, "GET", "wishlists")
      const list = each(all.body["wishlists"]).find((one) => plain(one["hash"]) === source.hash)
      const id = Number(each(list?.["wished_products"]).at(-1)?.["id"])
      expect((await call(real, "PUT", "wishlists/batch", { move: [{ wished_product_id: id, to: target.hash }] })).status).toBe(200)
      if (source.hash === target.hash) return
      changed(model, source.hash, ({ wishes }) => ({ wishes: wishes.slice(0, -1) }))
      changed(model, target.hash, ({ wishes }) => ({ wishes: [good, ...wishes.filter((at) => at !== good)] }))
    },
  )

const empty = (at: number): Command =>
  command(
    `empty list ${at}`,
    (model) => listAt(model, at) !== undefined,
    async (model, real) => {
      const hash = listAt(model, at)?.hash ?? ""
      await call(real, "DELETE", `wishlists/${hash}/items`)
      changed(model, hash, () => ({ wishes: [] }))
    },
  )

const remove = (at: number): Command =>
  command(
    `delete list ${at}`,
    (model) => listAt(model, at) !== undefined,
    async (model, real) => {
      const hash = listAt(model, at)?.hash ?? ""
      await call(real, "DELETE", `wishlists/${hash}`)
      changed(model, hash, () => ({ isRemoved: true }))
      expect((await call(real, "GET", `wishlists/${hash}`)).status).toBe(404)
    },
  )

const restore = (): Command =>
  command(
    "undo a deletion",
    ({ lists }) => lists.some(({ isRemoved }) => isRemoved),
    async (model, real) => {
      const hash = model.lists.find(({ isRemoved }) => isRemoved)?.hash ?? ""
      expect((await call(real, "PUT", `wishlists/${hash}`, { restored: true })).status).toBe(200)
      changed(model, hash, () => ({ isRemoved: false }))
    },
  )

/** What the stock allows comes into the cart and leaves the list. */
const toCart = (at: number): Command =>
  command(
    `put list ${at} into the cart`,
    (model) => (listAt(model, at)?.wishes.length ?? 0) > 0,
    async (model, real) => {
      const list = listAt(model, at)
      if (list === undefined) return
      expect((await call(real, "POST", `wishlists/${list.hash}/to_cart`, {})).status).toBe(200)
      const added = list.wishes.filter((good) => (model.cart[good] ?? 0) < (model.stock[good] ?? 0))
      for (const good of added) model.cart = withUnits(model.cart, good, (model.cart[good] ?? 0) + 1)
      changed(model, list.hash, ({ wishes }) => ({ wishes: wishes.filter((good) => !added.includes(good)) }))
    },
  )

export const listCommands = (goods: number): ReadonlyArray<fc.Arbitrary<Command>> => {
  const good = fc.nat({ max: goods - 1 })
  const list = fc.nat({ max: 2 })
  return [
    fc.constant(0).map(create),
    good.map(wish),
    good.map(wish),
    good.map(unwish),
    fc.tuple(list, list).map(([from, to]) => move(from, to)),
    list.map(empty),
    list.map(remove),
    fc.constant(0).map(restore),
    list.map(toCart),
  ]
}
