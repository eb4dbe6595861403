/** Package of products: its quantities, its choices and its way into the cart. */
import { describe, expect, it } from "vitest"
import { companion, otherCompanion, packageProducts } from "#book/fixtures/lists/packages.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import { choiceOf } from "#domain/rules/catalogue/variants.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { joinPackage } from "#machines/lists/joins.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const medium = product.variants[1]!
const offered = async (products = packageProducts) => {
  const rehearsal = startTestActor(packageMachine, { slug: product.slug, seed: "test" })
  await rehearsal.last("fetchPackage").answer(products)
  const { actor } = rehearsal
  return { ...rehearsal, list: () => actor.getSnapshot().context.list, state: () => actor.getSnapshot().value }
}
const chosen = async () => {
  const one = await offered()
  one.actor.send({ type: "package.choose", slug: product.slug, variantId: medium.id })
  return one
}

describe("a package of products", () => {
  it("starts with one of each in stock, and is no offer without a companion", async () => {
    const { list } = await offered()
    expect(list().map(({ slug, qty }) => [slug, qty])).toEqual([
      [product.slug, 1],
      [companion.slug, 1],
      [otherCompanion.slug, 1],
    ])
    const short = await offered([product, companion, { ...otherCompanion, totalOnHand: 0 }])
    expect(short.list()).toHaveLength(2)
    expect((await offered([product, { ...companion, totalOnHand: 0 }])).state()).toBe("absent")
    const lost = startTestActor(packageMachine, { slug: product.slug, seed: "test" })
    await lost.last("fetchPackage").refuse(unreachable)
    expect(lost.actor.getSnapshot().value).toBe("absent")
  })

  it("raises a quantity by one or sets it, and takes a product out at 0 [B15]", async () => {
    const { actor, list } = await offered()
    const quantity = () => list().find(({ slug }) => slug === companion.slug)?.qty
    actor.send({ type: "package.set", slug: companion.slug, quantity: null })
    expect(quantity()).toBe(2)
    actor.send({ type: "package.set", slug: companion.slug, quantity: 5 })
    expect(quantity()).toBe(5)
    actor.send({ type: "package.set", slug: companion.slug, quantity: 0 })
    expect(quantity()).toBeUndefined()
    actor.send({ type: "package.set", slug: companion.slug, quantity: null })
    expect(quantity()).toBe(1)
  })

  it("points out a missing option, and sends the values of the chosen one", async () => {
    const { actor, state, last } = await offered()
    actor.send({ type: "package.add" })
    expect(state()).toBe("unchosen")
    actor.send({ type: "package.choose", slug: product.slug, variantId: medium.id })
    actor.send({ type: "package.add" })
    expect(last("addPackage").input).toMatchObject({
      products: [{ slug: product.slug, qty: 1, cv: choiceOf(medium) }, { slug: companion.slug }, { slug: otherCompanion.slug }],
    })
  })

  it("sends an unanswered package by the same key, and a refused one by another", async () => {
    const { actor, last } = await chosen()
    actor.send({ type: "package.add" })
    const { key } = last("addPackage").input as { key: string }
    await last("addPackage").refuse(unreachable)
    actor.send({ type: "package.add" })
    expect(last("addPackage").input).toMatchObject({ key })
    await last("addPackage").refuse(soldOut)
    actor.send({ type: "package.add" })
    expect((last("addPackage").input as { key: string }).key).not.toBe(key)
  })

  it("has the cart read again once it is in it", async () => {
    const { actor, last } = await chosen()
    const cart = startTestActor(cartMachine, { seed: "cart" })
    await cart.last("fetchCurrentOrder").answer(null)
    joinPackage({ offer: actor, cart: cart.actor })
    actor.send({ type: "package.add" })
    await last("addPackage").answer(cartOrder)
    expect(actor.getSnapshot().value).toBe("added")
    expect(cart.requests.filter(({ port }) => port === "fetchCurrentOrder")).toHaveLength(2)
  })
})
