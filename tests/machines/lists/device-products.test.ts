/** Products that a device remembers, with their present prices and stock. */
import { describe, expect, it } from "vitest"
import { product } from "#book/fixtures/catalogue/product.ts"
import type { ProductId, Slug } from "#domain/entities/ids.ts"
import { inOrderOfKeys, deviceProductsMachine } from "#machines/lists/device-products.ts"
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
