/** Product machine: choice of a variant and joins. */
import { describe, expect, it } from "vitest"
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { product, productPage, reviews, soldOutPage } from "#book/fixtures/catalogue/product.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { joinProduct, joinStockItems } from "#machines/catalogue/joins.ts"
import { stockItemsMachine } from "#machines/catalogue/stock-items.ts"
import { joinRecent } from "#machines/lists/joins.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { productMachine } from "#machines/catalogue/product.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const open = (page: ProductPage | null = productPage, variantId: number | null = null) => {
  const screen = startTestActor(productMachine, { slug: dress.slug, variantId, page })
  return {
    ...screen,
    send: screen.actor.send,
    pick: (key: string, value: string) => screen.actor.send({ type: "choice.pick", key, value }),
    state: () => screen.actor.getSnapshot().value.page,
    context: () => screen.actor.getSnapshot().context,
  }
}

describe("product", () => {
  it("chooses the variant that the address names", () => {
    const screen = open(productPage, dress.variantId + 4)
    expect(screen.state()).toEqual({ ready: "chosen" })
    expect(screen.context().choice).toEqual({ pattern: "Цэцгэн", clothing_size: "XL" })
  })

  it("shows a tile's glimpse until the rest has loaded", async () => {
    const [glimpse] = tiles
    const screen = startTestActor(productMachine, { slug: dress.slug, variantId: null, page: null, glimpse })
    expect(screen.actor.getSnapshot().value.page).toBe("fetching")
    expect(screen.actor.getSnapshot().context.glimpse).toBe(glimpse)
    await screen.last("fetchProduct").answer(productPage)
    expect(screen.actor.getSnapshot().value.page).toEqual({ ready: "choosing" })
  })

  it("points out a missing choice when added too early, and adds after it [V5]", () => {
    const screen = open()
    screen.pick("pattern", "Цэцгэн")
    screen.send({ type: "variant.add" })
    expect(screen.state()).toEqual({ ready: "unchosen" })
    expect(screen.context().missing).toBe("clothing_size")
    screen.pick("clothing_size", "M")
    screen.send({ type: "variant.add" })
    expect(screen.emitted.at(-1)).toEqual({
      type: "item.add",
      variantId: dress.variantId + 2,
      quantity: 1,
      options: { pattern: "Цэцгэн", clothing_size: "M" },
      name: product.title,
    })
  })

  it("points out the missing choice at each press", () => {
    const screen = open()
    screen.send({ type: "variant.add" })
    screen.send({ type: "variant.add" })
    expect(screen.state()).toEqual({ ready: "unchosen" })
    expect(screen.context().timesMissing).toBe(2)
  })

  it("puts the variant into its address", () => {
    const screen = open()
    screen.pick("pattern", "Цэцгэн")
    screen.pick("clothing_size", "S")
    expect(screen.emitted.at(-1)).toEqual({ type: "variant.changed", variantId: dress.variantId + 1 })
  })

  it("follows its address on back navigation", () => {
    const screen = open(productPage, dress.variantId + 1)
    screen.send({ type: "address.changed", variantId: dress.variantId + 7 })
    expect(screen.context().choice).toEqual({ pattern: "Судалтай", clothing_size: "L" })
  })

  it("shows that a variant is sold out and does not add it", () => {
    const screen = open(productPage, dress.variantId + 3)
    expect(screen.state()).toEqual({ ready: "soldOut" })
    screen.send({ type: "variant.add" })
    expect(screen.emitted).toEqual([])
    expect(open(soldOutPage).state()).toEqual({ ready: "soldOut" })
  })

  it("allows every value to be chosen, whatever is chosen already", () => {
    const screen = open(productPage, dress.variantId + 4)
    for (const { key, value } of product.variants.flatMap((variant) => variant.optionValues)) {
      screen.pick(key, value)
      expect(screen.context().choice[key]).toBe(value)
    }
  })

  it("has a quantity between one and the stock", () => {
    const screen = open(productPage, dress.variantId + 2)
    screen.send({ type: "quantity.set", quantity: 9 })
    expect(screen.context().quantity).toBe(4)
    screen.send({ type: "quantity.set", quantity: 0 })
    expect(screen.context().quantity).toBe(1)
  })

  it("lowers the quantity to the stock of another variant", () => {
    const screen = open(productPage, dress.variantId + 1)
    screen.send({ type: "quantity.set", quantity: 10 })
    screen.pick("clothing_size", "M")
    expect(screen.context().quantity).toBe(4)
  })

  it("appends further reviews", async () => {
    const screen = open()
    screen.send({ type: "reviews.fetch" })
    expect(screen.last("fetchReviews").input).toEqual({ productId: dress.id, page: 2, ...everyReview })
    const further = reviews.map((review) => ({ ...review, id: review.id + 100 }))
    await screen.last("fetchReviews").answer({ items: further, page: 2, pages: 2, total: 6 })
    expect(screen.context().reviews).toMatchObject({ page: 2, stillFetch: false, items: [...reviews, ...further] })
  })

  it("fetches reviews in another order from the first page on [E19]", async () => {
    const screen = open()
    const query = { sort: "helpful", stars: 5, pictured: true } as const
    screen.send({ type: "reviews.refine", query })
    expect(screen.context().reviews.items).toEqual(reviews)
    expect(screen.last("fetchReviews").input).toEqual({ productId: dress.id, page: 1, ...query })
    await screen.last("fetchReviews").answer({ items: [reviews[1]], page: 1, pages: 2, total: 6 })
    expect(screen.context().reviews.items).toEqual([reviews[1]])
    screen.send({ type: "reviews.fetch" })
    expect(screen.last("fetchReviews").input).toEqual({ productId: dress.id, page: 2, ...query })
  })

  it("aborts an order that another one replaces [E19]", async () => {
    const screen = open()
    screen.send({ type: "reviews.refine", query: { ...everyReview, sort: "high" } })
    const first = screen.last("fetchReviews")
    screen.send({ type: "reviews.refine", query: { ...everyReview, sort: "low" } })
    expect(first.isAborted()).toBe(true)
    await screen.last("fetchReviews").refuse(unreachable)
    expect(screen.actor.getSnapshot().value.reviews).toBe("refineFailed")
    screen.send({ type: "reviews.fetch" })
    expect(screen.last("fetchReviews").input).toMatchObject({ page: 1, sort: "low" })
  })

  it("shows a requested picture, and ignores an unknown one", () => {
    const screen = open()
    screen.send({ type: "zoom.open", index: 2 })
    expect(screen.actor.getSnapshot().value.overlay).toBe("zoomed")
    screen.send({ type: "picture.show", index: 9 })
    expect(screen.context().picture).toBe(2)
  })
})

describe("product joined with the shared actors", () => {
  it("is added to the cart, and recorded as viewed once the page is used [B14]", async () => {
    let use: () => void = () => undefined
    const used = new Promise<void>((resolve) => (use = resolve))
    const cart = startTestActor(cartMachine, { seed: "cart" })
    const persistence = startTestActor(persistenceMachine, undefined)
    const screen = open(productPage, dress.variantId + 1)
    const leave = joinProduct({ product: screen.actor, cart: cart.actor, persistence: persistence.actor }, used)
    await cart.last("fetchCurrentOrder").answer(null)
    screen.send({ type: "variant.add" })
    expect(cart.last("changeOrder").input).toMatchObject({ port: "addItem", input: { variantId: dress.variantId + 1 } })
    const viewed = () => persistence.actor.getSnapshot().context.persisted.recentlyViewed
    expect(viewed()).toEqual([])
    expect(screen.actor.getSnapshot().value.overlay).toBe("closed")
    await cart.last("changeOrder").answer(cartOrder)
    expect(screen.actor.getSnapshot().value.overlay).toBe("added")
    screen.send({ type: "added.close" })
    expect(screen.actor.getSnapshot().value.overlay).toBe("closed")
    use()
    await used
    expect(viewed()).toEqual([dress.slug])
    leave()
    screen.send({ type: "variant.add" })
    expect(cart.actor.getSnapshot().context.waiting).toEqual([])
  })

  it("is not among the recently viewed products of its own page", async () => {
    const persistence = startTestActor(persistenceMachine, undefined)
    const recent = startTestActor(recentMachine, { slugs: [] })
    joinRecent({ recent: recent.actor, persistence: persistence.actor }, dress.slug)
    await persistence.last("readPersisted").answer({ persisted: { ...emptyPersistedState, recentlyViewed: [dress.slug] }, setAside: false })
    expect(recent.actor.getSnapshot().value).toBe("absent")
    expect(recent.requests).toEqual([])
  })
})

describe("stock by place", () => {
  it("is of the variant that is chosen on the page, and closes with another", () => {
    const screen = open()
    const stock = startTestActor(stockItemsMachine, { variantId: null })
    const leave = joinStockItems({ product: screen.actor, stock: stock.actor })
    stock.actor.send({ type: "places.open" })
    expect(stock.actor.getSnapshot().value).toBe("closed")
    screen.pick("clothing_size", "M")
    expect(stock.actor.getSnapshot().context.variantId).toBe(dress.variantId + 2)
    stock.actor.send({ type: "places.open" })
    expect(stock.actor.getSnapshot().value).toBe("fetching")
    screen.pick("clothing_size", "S")
    expect(stock.actor.getSnapshot()).toMatchObject({ value: "closed", context: { variantId: dress.variantId + 1 } })
    leave()
  })
})
