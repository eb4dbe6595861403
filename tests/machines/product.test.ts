/** Choosing a piece of a product. */
import { describe, expect, it } from "vitest"
import { product, productPage } from "#book/fixtures/product.ts"
import type { Picture } from "#domain/entities/product.ts"
import type { ProductPage } from "#machines/ports.ts"
import { picturesOf } from "#machines/product-pieces.ts"
import { productMachine } from "#machines/product.ts"
import { rehearse } from "./rehearsal.ts"

const picture = (name: string): Picture => ({ src: `/pictures/${name}`, alt: name, tint: 1 })
const flowers = picture("flowers")
const stripes = picture("stripes")
const seam = picture("seam")

const isStriped = ({ optionValues }: (typeof product.variants)[number]) => optionValues.some(({ value }) => value === "Судалтай")
const page: ProductPage = {
  ...productPage,
  product: { ...product, images: [flowers, seam], variants: product.variants.map((variant) => ({ ...variant, image: isStriped(variant) ? stripes : flowers })) },
}

const open = (variantId: number | null = null) => {
  const { actor, emitted } = rehearse(productMachine, { slug: product.slug, variantId, page })
  return {
    emitted,
    send: actor.send,
    pick: (key: string, value: string) => actor.send({ type: "choice.pick", key, value }),
    context: () => actor.getSnapshot().context,
    shown: () => {
      const { context } = actor.getSnapshot()
      return picturesOf(context)[context.picture]?.alt
    },
  }
}

describe("choosing a piece", () => {
  it("keeps the pattern while the address names no piece, since a size is missing", () => {
    const { pick, send, context } = open()
    pick("pattern", "Судалтай")
    send({ type: "address.changed", variantId: null })
    expect(context().choice).toEqual({ pattern: "Судалтай" })
  })

  it("follows the address to another piece", () => {
    const { pick, send, context } = open(product.variants[1]?.id)
    pick("clothing_size", "S")
    send({ type: "address.changed", variantId: product.variants[1]?.id ?? null })
    expect(context().choice).toEqual({ pattern: "Цэцгэн", clothing_size: "M" })
  })

  it("shows the piece that is chosen, though its picture is not among the product's", () => {
    const { pick, shown, context } = open()
    pick("pattern", "Судалтай")
    expect(shown()).toBe("stripes")
    expect(picturesOf(context()).map(({ alt }) => alt)).toEqual(["stripes", "seam"])
  })

  it("opens with the picture of the piece that the address names", () => {
    expect(open(product.variants.find(isStriped)?.id).shown()).toBe("stripes")
  })

  it("leaves the picture that is being looked at where only the size changes", () => {
    const { pick, send, shown } = open()
    send({ type: "picture.show", index: 1 })
    pick("clothing_size", "S")
    expect(shown()).toBe("seam")
  })
})
