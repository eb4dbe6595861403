/** Offer of the cart: for which line, and what. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { companionsFor, goodsInCart, maxOfferSubjects, offerSubjects } from "#domain/rules/lists/cart-offer.ts"
import { key, keys } from "#tests/arbitraries/lists.ts"
import { holds } from "#tests/laws.ts"

const lineOf = (slug: string, totalOnHand = 5, options?: Readonly<Record<string, string>>) => ({
  totalOnHand,
  ...(options && { options }),
  product: { slug },
})
const goodOf = (slug: string, totalOnHand = 5): Product => ({ ...product, slug: slug as Slug, totalOnHand })
const stock = fc.integer({ min: -1, max: 2 })
const options = fc.constantFrom<Readonly<Record<string, string>> | undefined>(
  undefined,
  { colour: "Хар" },
  { arrives: "2026-12-01" },
  { gift_to: "a@example.mn" },
)
const lines = fc.array(fc.tuple(key, stock, options).map(([slug, onHand, chosen]) => lineOf(slug, onHand, chosen)))
const goods = fc.array(fc.tuple(key, stock).map(([slug, onHand]) => goodOf(slug, onHand)))
const slugs = keys.map((all) => all as ReadonlyArray<string> as ReadonlyArray<Slug>)

describe("the lines for which the cart offers more", () => {
  it("are the newest ones, each product once [B15]", () => {
    expect(offerSubjects([lineOf("a"), lineOf("b"), lineOf("a"), lineOf("c"), lineOf("d")])).toEqual(["d", "c", "a"])
    expect(offerSubjects([])).toEqual([])
  })

  it("are none that are sold out, none of a stay, and none of a gift card, which the cart holds though", () => {
    const all = [lineOf("a"), lineOf("b", 0), lineOf("c", 5, { arrives: "2026-12-01" }), lineOf("d", 5, { gift_to: "a@example.mn" })]
    expect(offerSubjects(all)).toEqual(["a"])
    expect(goodsInCart(all)).toEqual(["a", "b"])
  })

  it("are goods that the cart holds, in stock, few, and with that of the newest first", () => {
    holds(
      fc.property(lines, (all) => {
        const subjects = offerSubjects(all)
        const isOf = (slug: Slug) => (line: (typeof all)[number]) => line.product.slug === slug && line.totalOnHand > 0
        expect(new Set(subjects).size).toBe(subjects.length)
        expect(subjects.length).toBeLessThanOrEqual(maxOfferSubjects)
        const places = subjects.map((slug) => all.findLastIndex(isOf(slug)))
        expect(places).not.toContain(-1)
        expect(subjects.every((slug) => goodsInCart(all).includes(slug))).toBe(true)
      }),
    )
  })

  it("do not depend on lines that are added before the newest ones", () => {
    holds(
      fc.property(lines, lines, (older, newer) => {
        expect(offerSubjects([...older, ...newer]).slice(0, offerSubjects(newer).length)).toEqual(offerSubjects(newer))
      }),
    )
  })
})

describe("products offered with the cart", () => {
  it("is none of what it holds or was to go without, and nothing sold out [B15]", () => {
    const offered = companionsFor([goodOf("a"), goodOf("b"), goodOf("c"), goodOf("d", 0), goodOf("e")], ["a" as Slug], ["c" as Slug])
    expect(offered.map(({ slug }) => slug)).toEqual(["b", "e"])
  })

  it("keeps its order, and becomes less the more the cart holds", () => {
    holds(
      fc.property(goods, slugs, slugs, slugs, (products, inCart, more, leftOut) => {
        const offered = companionsFor(products, inCart, leftOut)
        expect(offered).toEqual(products.filter((one) => offered.includes(one)))
        expect(offered.every(({ slug, totalOnHand }) => totalOnHand > 0 && ![...inCart, ...leftOut].includes(slug))).toBe(true)
        expect(
          products
            .filter((one) => !offered.includes(one))
            .every(({ slug, totalOnHand }) => totalOnHand <= 0 || [...inCart, ...leftOut].includes(slug)),
        ).toBe(true)
        expect(companionsFor(products, [...inCart, ...more], leftOut)).toEqual(companionsFor(offered, more, []))
      }),
    )
  })
})
