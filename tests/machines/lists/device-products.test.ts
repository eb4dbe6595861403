/** Products that a device remembers, with their present prices and stock. */
import { describe, expect, it, onTestFinished } from "vitest"
import { product } from "#book/fixtures/catalogue/product.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { ProductId, Slug } from "#domain/entities/ids.ts"
import { inOrderOfKeys, deviceProductsMachine } from "#machines/lists/device-products.ts"
import { joinCompared } from "#machines/lists/joins.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const productOf = (at: number) => ({ ...product, id: at as ProductId, slug: `product-${at}` as Slug })
const [one, two] = [productOf(1), productOf(2)]

describe("products that are remembered", () => {
  it("stand in the order in which they were chosen, without those that are sold no more", () => {
    expect(inOrderOfKeys({ ids: [], slugs: [two.slug, one.slug, "gone" as Slug] }, [one, two])).toEqual([two, one])
    expect(inOrderOfKeys({ ids: [two.id, one.id], slugs: [] }, [one, two, productOf(3)])).toEqual([two, one])
  })

  it("are fetched again only where one is not known [C24]", async () => {
    const { actor, last, requests } = startTestActor(deviceProductsMachine, { ids: [], slugs: [] })
    expect(actor.getSnapshot().value).toBe("empty")
    actor.send({ type: "products.known", ids: [], slugs: [one.slug, two.slug] })
    await last("fetchProducts").answer([one, two])
    actor.send({ type: "products.known", ids: [], slugs: [two.slug] })
    expect(requests.filter(({ port }) => port === "fetchProducts")).toHaveLength(1)
    expect(actor.getSnapshot().context.products).toEqual([two])
    actor.send({ type: "products.known", ids: [], slugs: [] })
    expect(actor.getSnapshot().value).toBe("empty")
  })
})

describe("compared products", () => {
  const opened = (compare: ReadonlyArray<Slug>, urlIds: ReadonlyArray<ProductId> = []) => {
    const products = startTestActor(deviceProductsMachine, { ids: urlIds, slugs: [] })
    const persistence = startTestActor(persistenceMachine, undefined)
    persistence.actor.send({ type: "lists.put", lists: { compare } })
    onTestFinished(joinCompared({ products: products.actor, persistence: persistence.actor }, urlIds))
    return { products, compared: () => persistence.actor.getSnapshot().context.persisted.compare }
  }
  const gone = "gone" as Slug

  it("leave the list once they are sold no more, and not while they cannot be loaded", async () => {
    const { products, compared } = opened([gone, one.slug])
    await products.last("fetchProducts").refuse(unreachable)
    expect(compared()).toEqual([gone, one.slug])
    products.actor.send({ type: "page.retry" })
    await products.last("fetchProducts").answer([one])
    expect(compared()).toEqual([one.slug])
    expect(products.actor.getSnapshot().value).toBe("ready")
  })

  it("leave an empty list where none is sold any more", async () => {
    const { products, compared } = opened([gone])
    await products.last("fetchProducts").answer([])
    expect([compared(), products.actor.getSnapshot().value]).toEqual([[], "empty"])
  })

  it("are those of the address once these are loaded", async () => {
    const { products, compared } = opened([gone, one.slug], [two.id])
    expect(compared()).toEqual([gone, one.slug])
    await products.last("fetchProducts").answer([two])
    expect(compared()).toEqual([two.slug])
  })
})
