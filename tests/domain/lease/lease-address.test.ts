import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  productsAddress,
  maxLeasePrice,
  leaseAddress,
  emptyLeaseQuery,
  readLeaseQuery,
  parsePrice,
  type LeaseQuery,
} from "#domain/rules/lease/lease-address.ts"
import { emptyListingQuery, listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import type { Slug, VariantId } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import { holds } from "#tests/laws.ts"

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
/** A product has its own price, so that an address has either a product or a price. */
const subject = fc.oneof(
  fc.record({ product: fc.constant(null), price: orNull(fc.integer({ min: 1, max: maxLeasePrice }).map(tugrik)) }),
  fc.record({
    product: fc.record({
      slug: fc.string({ unit: "grapheme", minLength: 1 }) as fc.Arbitrary<Slug>,
      variantId: orNull(fc.nat(999_999_999) as fc.Arbitrary<VariantId>),
    }),
    price: fc.constant(null),
  }),
)
const leaseQuery: fc.Arbitrary<LeaseQuery> = fc
  .tuple(
    subject,
    fc.record({
      months: orNull(fc.integer({ min: 0, max: 999 })),
      down: orNull(fc.integer({ min: 0, max: 10 ** 15 - 1 })),
      lender: orNull(fc.string({ unit: "grapheme", minLength: 1 })),
    }),
  )
  .map(([productOrPrice, rest]) => ({ ...productOrPrice, ...rest }))

const leaseQueryOf = (queryString: string) => readLeaseQuery((name) => new URLSearchParams(queryString).get(name))

describe("the address of a lease query", () => {
  it("leaves defaults out", () => {
    expect(leaseAddress(emptyLeaseQuery)).toBe("/lease")
    expect(leaseAddress({ ...emptyLeaseQuery, price: tugrik(1_090_000) })).toBe("/lease?price=1090000")
    expect(leaseAddress({ product: null, price: tugrik(1_090_000), months: 12, down: 0, lender: "A & B" })).toBe(
      "/lease?price=1090000&months=12&down=0&lender=A%20%26%20B",
    )
  })

  it("names a product in place of its price [S29n]", () => {
    const product = { slug: "utas" as Slug, variantId: 7 as VariantId }
    expect(leaseAddress({ ...emptyLeaseQuery, product, price: tugrik(1_090_000), months: 12 })).toBe(
      "/lease?product=utas&variant=7&months=12",
    )
    expect(leaseQueryOf("?product=utas&variant=many").product).toEqual({ slug: "utas", variantId: null })
  })

  it("is read as it was written", () => {
    holds(
      fc.property(leaseQuery, (query) => {
        const address = leaseAddress(query)
        expect(leaseQueryOf(address.slice("/lease".length))).toEqual(query)
      }),
    )
  })

  it("accepts typed amounts", () => {
    expect(leaseQueryOf("?price=1,090,000₮&down=500 000&months=6")).toEqual({
      ...emptyLeaseQuery,
      price: 1_090_000,
      down: 500_000,
      months: 6,
    })
  })

  it("ignores invalid parameters", () => {
    const texts = "?price=much&months=soon&down=-5&lender="
    const pricesOutside = ["?price=0", "?price=-200000", "?price=100000000"]
    for (const queryString of [texts, ...pricesOutside, "?months=1.5&down=1.5"]) expect(leaseQueryOf(queryString)).toEqual(emptyLeaseQuery)
    expect(parsePrice("99,999,999")).toBe(99_999_999)
  })
})

describe("leasable products", () => {
  it("are listed by their prices", () => {
    expect(productsAddress(tugrik(120_000), null)).toBe(listingAddress({ ...emptyListingQuery, priceFrom: 120_000 }))
    expect(productsAddress(tugrik(120_000), tugrik(1_090_000))).toBe(
      listingAddress({ ...emptyListingQuery, priceFrom: 120_000, priceTo: 1_090_000 }),
    )
  })
})
