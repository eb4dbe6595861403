import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Slug } from "#domain/entities/ids.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { choiceOf } from "#domain/rules/catalogue/variants.ts"
import { packageQuantity, packageSaving, packageTotal, packageVariant, withPackageProduct } from "#domain/rules/lists/packages.ts"
import { tugrik } from "#domain/rules/money.ts"
import { key } from "#tests/arbitraries/lists.ts"
import { holds, runs } from "#tests/laws.ts"

const slug = (text: string) => text as Slug
const scarf = slug("nooluuran-oroolt")
const gloves = slug("nooluuran-beelii")
type Bundle = ReadonlyArray<PackageProduct>
const quantity = fc.option(fc.integer({ min: -2, max: 9 }))

/** Simpler model of a package: a map from slug to quantity. */
class Put implements fc.Command<Map<string, number>, { list: Bundle }> {
  constructor(
    readonly slug: string,
    readonly qty: number | null,
  ) {}
  check = () => true
  run(model: Map<string, number>, real: { list: Bundle }) {
    real.list = withPackageProduct(real.list, slug(this.slug), this.qty)
    const next = this.qty ?? (model.get(this.slug) ?? 0) + 1
    if (next <= 0) model.delete(this.slug)
    else model.set(this.slug, next)
    expect(real.list.map((one) => [one.slug, one.qty])).toEqual([...model])
  }
  toString = () => `put ${this.slug} ${this.qty ?? "one more"}`
}

const bundle = fc
  .array(fc.tuple(key, quantity))
  .map((all) => all.reduce<Bundle>((list, [one, qty]) => withPackageProduct(list, slug(one), qty), []))

describe("the price of a package", () => {
  const variant = product.variants[0]
  const cv = variant === undefined ? {} : choiceOf(variant)

  it("is the sum of the chosen variants in their quantities [E9]", () => {
    expect(packageVariant(product, cv)?.id).toBe(variant?.id)
    expect(packageTotal([{ slug: product.slug, qty: 3, cv }], [product])).toBe((variant?.sellingPrice ?? 0) * 3)
  })

  it("saves the discounts of its products, never less than 0", () => {
    const [first] = product.variants
    const sold = { ...product, variants: [{ ...first!, price: tugrik(90_000), sellingPrice: tugrik(70_000) }] }
    const dear = { ...product, variants: [{ ...first!, price: tugrik(70_000), sellingPrice: tugrik(90_000) }] }
    expect(packageSaving([{ slug: product.slug, qty: 3, cv: {} }], [sold])).toBe(60_000)
    expect(packageSaving([{ slug: product.slug, qty: 3, cv: {} }], [dear])).toBe(0)
    expect(packageSaving([{ slug: scarf, qty: 1, cv: {} }], [sold])).toBe(0)
  })

  it("is that of the product while nothing is chosen, and nothing for an unknown one", () => {
    expect(packageVariant(product, {})).toBeNull()
    expect(packageTotal([{ slug: product.slug, qty: 1, cv: {} }], [product])).toBe(product.sellingPrice)
    expect(packageTotal([{ slug: scarf, qty: 1, cv: {} }], [product])).toBe(0)
  })
})

describe("a package", () => {
  it("adds a new product once, or in the given quantity [B15]", () => {
    expect(withPackageProduct([], scarf)).toEqual([{ slug: scarf, qty: 1, cv: {} }])
    expect(withPackageProduct([], scarf, 3, { colour: "Шаргал" })).toEqual([{ slug: scarf, qty: 3, cv: { colour: "Шаргал" } }])
  })

  it("has one more of a product added again, or the given quantity", () => {
    expect(packageQuantity(withPackageProduct(withPackageProduct([], scarf, 2), scarf), scarf)).toBe(3)
    expect(packageQuantity(withPackageProduct(withPackageProduct([], scarf, 2), scarf, 5), scarf)).toBe(5)
    expect(packageQuantity([], scarf)).toBe(0)
  })

  it("removes a product at 0 or below [B15]", () => {
    expect(withPackageProduct([{ slug: scarf, qty: 2, cv: {} }], scarf, 0)).toEqual([])
    expect(withPackageProduct([{ slug: scarf, qty: 2, cv: {} }], scarf, -1)).toEqual([])
    expect(withPackageProduct([], scarf, 0)).toEqual([])
    expect(withPackageProduct([{ slug: scarf, qty: 2, cv: {} }], scarf, 1)).toEqual([{ slug: scarf, qty: 1, cv: {} }])
  })

  it("keeps custom values until others are given", () => {
    const chosen = withPackageProduct([], scarf, 1, { colour: "Шаргал" })
    expect(withPackageProduct(chosen, scarf)[0]?.cv).toEqual({ colour: "Шаргал" })
    expect(withPackageProduct(chosen, scarf, 1, { colour: "Хар" })[0]?.cv).toEqual({ colour: "Хар" })
  })

  it("keeps the order of addition", () => {
    const both = withPackageProduct(withPackageProduct([], scarf), gloves)
    expect(withPackageProduct(both, scarf).map((one) => one.slug)).toEqual([scarf, gloves])
  })

  it("agrees with a map from slug to quantity", () => {
    const commands = fc.commands([fc.tuple(key, quantity).map(([one, qty]) => new Put(one, qty))], { size: "+1" })
    fc.assert(
      fc.property(commands, (all) => fc.modelRun(() => ({ model: new Map(), real: { list: [] } }), all)),
      { numRuns: runs },
    )
  })

  it("is unchanged when a product is added and removed", () => {
    holds(
      fc.property(bundle, key, quantity, (list, one, qty) => {
        if (packageQuantity(list, slug(one)) === 0)
          expect(withPackageProduct(withPackageProduct(list, slug(one), qty), slug(one), 0)).toEqual(list)
      }),
    )
  })

  it("is idempotent when a quantity is set twice", () => {
    holds(
      fc.property(bundle, key, fc.integer({ min: -2, max: 9 }), (list, one, qty) => {
        expect(withPackageProduct(withPackageProduct(list, slug(one), qty), slug(one), qty)).toEqual(
          withPackageProduct(list, slug(one), qty),
        )
      }),
    )
  })

  it("has each product once, with at least one unit", () => {
    holds(fc.property(bundle, (list) => new Set(list.map((one) => one.slug)).size === list.length && list.every(({ qty }) => qty >= 1)))
  })
})
