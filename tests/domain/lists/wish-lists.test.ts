import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { VariantId } from "#domain/entities/ids.ts"
import type { Wish, WishId, WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"
import {
  countWishes,
  wishedIds,
  withListEmptied,
  withWishMoved,
  withListChanged,
  withoutList,
  withoutWish,
  withWishChanged,
} from "#domain/rules/lists/wish-lists.ts"
import { holds } from "#tests/laws.ts"

const hash = (text: string) => text as WishListHash
const wishId = (value: number) => value as WishId
const wish = (id: number, variantId = 100 + id): Wish => ({
  id: wishId(id),
  variantId: variantId as VariantId,
  quantity: 1,
  remark: "",
  name: "",
  slug: "",
  optionsText: "",
  image: null,
  price: null,
  sellingPrice: null,
  saleExpireAt: null,
  totalOnHand: 1,
  wishedPrice: null,
  wasSoldOut: false,
})
const list = (name: string, ...wishes: ReadonlyArray<Wish>): WishList => ({
  id: 1,
  hash: hash(name),
  name,
  isPrivate: true,
  isDefault: false,
  description: "",
  ownerName: "",
  wishes,
})
const inOrder = (lists: ReadonlyArray<WishList>) =>
  wishedIds(lists)
    .toSorted((one, other) => one - other)
    .join()
const shown = (lists: ReadonlyArray<WishList>) => lists.map(({ name, wishes }) => `${name}: ${wishes.map(({ id }) => id).join(" ")}`.trim())

const mine = [list("a", wish(1), wish(2)), list("b", wish(3)), list("c")]

/** Wishes 1–8 over three lists. */
const lists = fc
  .uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 1, max: 8 })), { selector: ([, id]) => id })
  .map((entries) => ["a", "b", "c"].map((name) => list(name, ...entries.filter(([at]) => at === name).map(([, id]) => wish(id)))))
const anyWish = fc.integer({ min: 1, max: 9 }).map(wishId)
const anyList = fc.constantFrom("a", "b", "c", "z").map(hash)

describe("wish lists", () => {
  it("take a moved wish at their front [B20]", () => {
    expect(shown(withWishMoved(mine, wishId(3), hash("a")))).toEqual(["a: 3 1 2", "b:", "c:"])
    expect(shown(withWishMoved(mine, wishId(2), hash("a")))).toEqual(["a: 2 1", "b: 3", "c:"])
  })

  it("are unchanged for an unknown wish or list", () => {
    expect(withWishMoved(mine, wishId(9), hash("a"))).toBe(mine)
    expect(withWishMoved(mine, wishId(1), hash("z"))).toBe(mine)
  })

  it("drop a wish from every list [B20]", () => {
    expect(shown(withoutWish([...mine, list("d", wish(1))], wishId(1)))).toEqual(["a: 2", "b: 3", "c:", "d:"])
  })

  it("are emptied and removed one by one", () => {
    expect(shown(withListEmptied(mine, hash("a")))).toEqual(["a:", "b: 3", "c:"])
    expect(shown(withoutList(mine, hash("a")))).toEqual(["b: 3", "c:"])
  })

  it("lose no wish by moving it", () => {
    holds(
      fc.property(lists, anyWish, anyList, (all, id, to) => {
        const after = withWishMoved(all, id, to)
        return countWishes(after) === countWishes(all) && inOrder(after) === inOrder(all)
      }),
    )
  })

  it("have a moved wish first and once", () => {
    holds(
      fc.property(lists, anyWish, anyList, (all, id, to) => {
        const after = withWishMoved(all, id, to)
        return after === all || after.find(({ hash: one }) => one === to)?.wishes[0]?.id === id
      }),
    )
  })

  it("contain no removed wish", () => {
    holds(fc.property(lists, anyWish, (all, id) => withoutWish(all, id).every(({ wishes }) => wishes.every((one) => one.id !== id))))
  })

  it("take another name, privacy, note or quantity", () => {
    expect(withListChanged(mine, hash("b"), { name: "z", isPrivate: false }).map(({ name, isPrivate }) => [name, isPrivate])).toEqual([
      ["a", true],
      ["z", false],
      ["c", true],
    ])
    const changed = withWishChanged(mine, wishId(2), { remark: "хөх", quantity: 3 })
    expect(changed.flatMap(({ wishes }) => wishes.map(({ remark, quantity }) => [remark, quantity]))).toEqual([
      ["", 1],
      ["хөх", 3],
      ["", 1],
    ])
  })

  it("are counted by wishes and by variants", () => {
    expect(countWishes(mine)).toBe(3)
    expect(wishedIds([list("a", wish(1, 7)), list("b", wish(2, 7), wish(3, 8))])).toEqual([7, 8])
  })
})
