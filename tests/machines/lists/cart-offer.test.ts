/** Offer of the cart: for which line it stands, and how it follows the lines. */
import { describe, expect, it } from "vitest"
import { companion, otherCompanion, packageProducts } from "#book/fixtures/lists/packages.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { cartOrder, oneLineCart } from "#book/fixtures/orders/orders.ts"
import { soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { joinCartOffer } from "#machines/lists/joins.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const older = "older" as Slug
const begun = () => {
  const rehearsal = startTestActor(packageMachine, { slug: null, seed: "test" })
  const { actor, requests } = rehearsal
  const now = () => actor.getSnapshot()
  return {
    ...rehearsal,
    know: (...inCart: ReadonlyArray<Slug>) => actor.send({ type: "cart.known", inCart, subjects: inCart.toReversed() }),
    state: () => now().value,
    offered: () => now().context.products.map(({ slug }) => slug),
    requested: () => requests.filter(({ port }) => port === "fetchPackage").map(({ input }) => (input as { slug: Slug }).slug),
  }
}
const offering = async (...inCart: ReadonlyArray<Slug>) => {
  const one = begun()
  one.know(...inCart, product.slug)
  await one.last("fetchPackage").answer(packageProducts)
  return one
}

describe("the offer of the cart", () => {
  it("requests nothing for an empty cart, and nothing when it is emptied", async () => {
    const { know, state, requested } = begun()
    expect([state(), requested()]).toEqual(["absent", []])
    know(product.slug)
    expect(state()).toBe("fetching")
    know()
    expect([state(), requested()]).toEqual(["absent", [product.slug]])
  })

  it("holds what goes with the newest line, and not that product itself nor what is in the cart [B15]", async () => {
    const { offered, state, actor } = await offering(companion.slug)
    expect([state(), offered()]).toEqual(["ready", [otherCompanion.slug]])
    expect(actor.getSnapshot().context.list).toEqual([{ slug: otherCompanion.slug, qty: 1, cv: {} }])
    expect(actor.getSnapshot().context.title).toBe(product.title)
  })

  it("is that of an older line where nothing goes with the newest, or its request failed", async () => {
    const { know, last, requested, offered, state } = begun()
    know(older, product.slug, companion.slug, otherCompanion.slug)
    await last("fetchPackage").refuse(unreachable)
    await last("fetchPackage").answer([companion, product])
    expect(requested()).toEqual([otherCompanion.slug, companion.slug, product.slug])
    await last("fetchPackage").answer([product])
    expect(requested().at(-1)).toBe(older)
    await last("fetchPackage").answer([
      product,
      { ...companion, slug: "new" as Slug },
      { ...companion, slug: "gone" as Slug, totalOnHand: 0 },
    ])
    expect([state(), offered()]).toEqual(["ready", ["new"]])
  })

  it("is absent where nothing goes with any line", async () => {
    const { know, last, state } = begun()
    know(product.slug)
    await last("fetchPackage").answer([product])
    expect(state()).toBe("absent")
  })

  it("keeps its choices while older lines come and go, and drops what comes into the cart", async () => {
    const { actor, know, offered, state, requested } = await offering(older)
    actor.send({ type: "package.set", slug: otherCompanion.slug, quantity: 0 })
    know(product.slug)
    expect(actor.getSnapshot().context.list.map(({ slug }) => slug)).toEqual([companion.slug])
    know(companion.slug, product.slug)
    expect([state(), offered(), requested()]).toEqual(["ready", [otherCompanion.slug], [product.slug]])
    expect(actor.getSnapshot().context.list).toEqual([])
  })

  it("is another one after a newer line", async () => {
    const { know, state, requested } = await offering()
    know(product.slug, older)
    expect([state(), requested().at(-1)]).toEqual(["fetching", older])
  })

  it("disappears once it is added, and what was left out is not offered again", async () => {
    const { actor, know, last, offered, state } = await offering()
    actor.send({ type: "package.set", slug: otherCompanion.slug, quantity: 0 })
    actor.send({ type: "package.add" })
    expect(last("addPackage").input).toMatchObject({ products: [{ slug: companion.slug, qty: 1 }] })
    await last("addPackage").answer(cartOrder)
    expect(state()).toBe("added")
    know(product.slug, companion.slug)
    expect(actor.getSnapshot().context.isAdded).toBe(true)
    await last("fetchPackage").answer([companion, otherCompanion])
    await last("fetchPackage").answer([product, otherCompanion])
    expect([state(), offered()]).toEqual(["absent", []])
    know(product.slug)
    expect(actor.getSnapshot().context.isAdded).toBe(false)
  })

  it("drops what a package of unknown outcome has brought, so that nothing comes twice", async () => {
    const { actor, know, last, state, offered } = await offering()
    actor.send({ type: "package.add" })
    await last("addPackage").refuse(unreachable)
    actor.send({ type: "cart.known", inCart: [product.slug, companion.slug], subjects: [product.slug] })
    expect([state(), offered()]).toEqual(["ready", [otherCompanion.slug]])
    actor.send({ type: "package.add" })
    await last("addPackage").refuse(soldOut)
    know()
    expect(state()).toBe("absent")
  })
})

describe("the offer joined with the cart", () => {
  const slugsOf = ({ lineItems }: typeof cartOrder) => lineItems.map(({ product: { slug } }) => slug)

  it("follows the lines that the cart shows, not their quantities, and has it read again", async () => {
    const { actor, last, requested, requests } = begun()
    const cart = startTestActor(cartMachine, { seed: "cart" })
    const stop = joinCartOffer({ offer: actor, cart: cart.actor })
    expect(requested()).toEqual([])
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    expect(requested()).toEqual([slugsOf(cartOrder).at(-1)])
    expect(actor.getSnapshot().context.inCart).toEqual(slugsOf(cartOrder))
    await last("fetchPackage").answer([companion, { ...otherCompanion, slug: "new" as Slug }])
    const before = requests.length
    cart.actor.send({ type: "line.change", lineId: cartOrder.lineItems[0]!.id, quantity: 7 })
    expect(requests).toHaveLength(before)
    // A removed line is gone from the screen at once.
    cart.actor.send({ type: "line.remove", lineId: cartOrder.lineItems[0]!.id })
    expect(actor.getSnapshot().context.inCart).toEqual(slugsOf(cartOrder).slice(1))
    actor.send({ type: "package.add" })
    await cart.last("changeOrder").answer(oneLineCart)
    expect(actor.getSnapshot().value).toBe("adding")
    await last("addPackage").refuse(soldOut)
    expect(actor.getSnapshot().context.inCart).toEqual(slugsOf(oneLineCart))
    await last("fetchPackage").answer([companion])
    actor.send({ type: "package.add" })
    await last("addPackage").answer(cartOrder)
    expect(cart.requests.filter(({ port }) => port === "fetchCurrentOrder")).toHaveLength(2)
    stop()
    await cart.last("fetchCurrentOrder").answer(null)
    expect(actor.getSnapshot().context.inCart).toEqual(slugsOf(oneLineCart))
  })

  it("shows what was refused until the cart changes", async () => {
    const { actor, last, state } = begun()
    const cart = startTestActor(cartMachine, { seed: "cart" })
    joinCartOffer({ offer: actor, cart: cart.actor })
    await cart.last("fetchCurrentOrder").answer(oneLineCart)
    await last("fetchPackage").answer([companion])
    actor.send({ type: "package.add" })
    await last("addPackage").refuse(soldOut)
    cart.actor.send({ type: "cart.refresh" })
    await cart.last("fetchCurrentOrder").answer(oneLineCart)
    expect(state()).toBe("refused")
  })
})
