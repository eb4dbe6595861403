import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkLease } from "#domain/rules/lease/lease-form.ts"
import {
  productsAddress,
  highestPrice,
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
/** A product has its price, so that an address has one of both. */
const about = fc.oneof(
  fc.record({ product: fc.constant(null), price: orNull(fc.integer({ min: 1, max: highestPrice }).map(tugrik)) }),
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
    about,
    fc.record({
      months: orNull(fc.integer({ min: 0, max: 999 })),
      down: orNull(fc.integer({ min: 0, max: 10 ** 15 - 1 })),
      lender: orNull(fc.string({ unit: "grapheme", minLength: 1 })),
    }),
  )
  .map(([subject, rest]) => ({ ...subject, ...rest }))

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
    for (const queryString of [
      "?price=much&months=soon&down=-5&lender=",
      "?price=0",
      "?price=-200000",
      "?price=100000000",
      "?months=1.5&down=1.5",
    ])
      expect(leaseQueryOf(queryString)).toEqual(emptyLeaseQuery)
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

describe("the form of the lease calculator", () => {
  it("accepts blank fields", () => {
    expect(checkLease({ price: " ", down: "" })).toEqual([])
    expect(checkLease({ price: "1,090,000", down: "0" })).toEqual([])
  })

  it("refuses text, in reading order", () => {
    expect(checkLease({ price: "их", down: "бага" })).toEqual([
      { field: "price", key: "v.amount_wrong", values: {} },
      { field: "down", key: "v.amount_wrong", values: {} },
    ])
    expect(checkLease({ price: "0", down: "" })).toEqual([{ field: "price", key: "v.amount_wrong", values: {} }])
  })

  it("names the maximum price", () => {
    expect(checkLease({ price: "100,000,000", down: "" })).toEqual([
      { field: "price", key: "v.amount_max", values: { max: "99,999,999₮" } },
    ])
  })
})
