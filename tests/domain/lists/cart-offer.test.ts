/** Offer of the cart: for which line, and what. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { companionsFor, goodsInCart, maxOfferSubjects, offerSubjects } from "#domain/rules/lists/cart-offer.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"
import { key, keys } from "#tests/arbitraries/lists.ts"
import { holds } from "#tests/laws.ts"

const lineOf = (slug: string, totalOnHand = 5, options?: Readonly<Record<string, string>>) => ({
  totalOnHand,
  ...(options && { options }),
  product: { slug },
})
const productOf = (slug: string, totalOnHand = 5): Product => ({ ...product, slug: slug as Slug, totalOnHand })
const stock = fc.integer({ min: -1, max: 2 })
const options = fc.constantFrom<Readonly<Record<string, string>> | undefined>(
  undefined,
  { colour: "Хар" },
  { arrives: "2026-12-01" },
  { gift_to: "a@example.mn" },
)
const lines = fc.array(fc.tuple(key, stock, options).map(([slug, onHand, chosen]) => lineOf(slug, onHand, chosen)))
const products = fc.array(fc.tuple(key, stock).map(([slug, onHand]) => productOf(slug, onHand)))
const slugs = keys.map((all) => all as ReadonlyArray<string> as ReadonlyArray<Slug>)

describe("the lines for which the cart offers more", () => {
  it("are the newest ones, each product once [B15]", () => {
    expect(offerSubjects([lineOf("a"), lineOf("b"), lineOf("a"), lineOf("c"), lineOf("d")])).toEqual(["d", "c", "a"])
    expect(offerSubjects([])).toEqual([])
  })

  it("leave out stays and gift cards, and goods that are sold out, which the cart contains", () => {
    const all = [lineOf("a"), lineOf("b", 0), lineOf("c", 5, { arrives: "2026-12-01" }), lineOf("d", 5, { gift_to: "a@example.mn" })]
    expect(offerSubjects(all)).toEqual(["a"])
    expect(goodsInCart(all)).toEqual(["a", "b"])
  })

  it("are goods of the cart in stock, three at most, that of the newest line first", () => {
    holds(
      fc.property(lines, (all) => {
        const subjects = offerSubjects(all)
        const inStock = all.map((line) => (isGoods(line) && line.totalOnHand > 0 ? line.product.slug : null))
        expect(new Set(subjects).size).toBe(subjects.length)
        expect(subjects.length).toBeLessThanOrEqual(maxOfferSubjects)
        const positions = subjects.map((slug) => inStock.lastIndexOf(slug))
        expect(positions).not.toContain(-1)
        expect(positions).toEqual(positions.toSorted((one, other) => other - one))
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
  it("are in stock, not in the cart, and not unticked before [B15]", () => {
    const products = [productOf("a"), productOf("b"), productOf("c"), productOf("d", 0), productOf("e")]
    const offered = companionsFor(products, ["a" as Slug], ["c" as Slug])
    expect(offered.map(({ slug }) => slug)).toEqual(["b", "e"])
  })

  it("keep their order, and become fewer the more the cart contains", () => {
    holds(
      fc.property(products, slugs, slugs, slugs, (all, inCart, more, leftOut) => {
        const offered = companionsFor(all, inCart, leftOut)
        expect(offered).toEqual(all.filter((one) => offered.includes(one)))
        for (const one of all) {
          const isEligible = one.totalOnHand > 0 && ![...inCart, ...leftOut].includes(one.slug)
          expect(offered.includes(one)).toBe(isEligible)
        }
        expect(companionsFor(all, [...inCart, ...more], leftOut)).toEqual(companionsFor(offered, more, []))
      }),
    )
  })
})
