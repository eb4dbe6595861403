import { describe, expect, it } from "vitest"
import { lenders, twoLenders } from "#book/fixtures/lease/lenders.ts"
import type { Lender } from "#domain/entities/lease/lease.ts"
import { emptyLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { leaseOf, chosenLender, monthlyByPeriod, chosenPeriod, lenderTerms } from "#domain/rules/lease/lender-terms.ts"
import { tugrik } from "#domain/rules/money.ts"

const another = twoLenders[1]!
/** A lender without terms of its own but its interest. */
const silent: Lender = { provider: "Чимээгүй", terms: [], interest: 2, min: null, max: null, note: "" }

describe("a lender", () => {
  it("has its own terms, and the site's where it has none", () => {
    expect(lenderTerms(another, leaseTerms)).toEqual({ ...leaseTerms, interestPerMille: 24, min: 200_000, max: 800_000, periods: [6, 12] })
    expect(lenderTerms(silent, leaseTerms)).toEqual({ ...leaseTerms, interestPerMille: 20 })
  })

  it("has interest rounded to per mille", () => {
    expect(lenderTerms({ ...silent, interest: 1.1 }, leaseTerms).interestPerMille).toBe(11)
    expect(lenderTerms({ ...silent, interest: 2.3 }, leaseTerms).interestPerMille).toBe(23)
  })

  it("is the named one, or the first", () => {
    expect(chosenLender(twoLenders, another.provider)).toBe(another)
    expect(chosenLender(twoLenders, null)).toBe(twoLenders[0])
    expect(chosenLender(lenders, "nobody")).toBe(lenders[0])
    expect(chosenLender([], null)).toBeNull()
  })

  it("lends for the requested period, otherwise for its longest", () => {
    expect(chosenPeriod(leaseTerms, 6)).toBe(6)
    expect(chosenPeriod(leaseTerms, 7)).toBe(24)
    expect(chosenPeriod(leaseTerms, null)).toBe(24)
    expect(chosenPeriod(lenderTerms(another, leaseTerms), 24)).toBe(12)
  })

  it("offers a lease by its own terms once there is a price", () => {
    expect(leaseOf(emptyLeaseQuery, leaseTerms)).toBeNull()
    const terms = lenderTerms(another, leaseTerms)
    expect(leaseOf({ ...emptyLeaseQuery, price: tugrik(150_000) }, terms)).toEqual({ _tag: "NotOffered", from: 200_000 })
    expect(leaseOf({ ...emptyLeaseQuery, price: tugrik(500_000), months: 24 }, terms)).toMatchObject({
      _tag: "Offered",
      months: 12,
      down: 150_000,
    })
  })
})

describe("periods side by side", () => {
  it("each have a monthly payment, lower with a higher down payment", () => {
    const price = tugrik(1_090_000)
    const all = monthlyByPeriod({ price, down: null }, leaseTerms)
    expect(all).toEqual([
      { months: 3, monthly: 263_544 },
      { months: 6, monthly: 135_298 },
      { months: 12, monthly: 71_266 },
      { months: 18, monthly: 50_004 },
      { months: 24, monthly: 39_433 },
    ])
    expect(monthlyByPeriod({ price, down: 500_000 }, leaseTerms).at(-1)).toEqual({ months: 24, monthly: 30_492 })
  })

  it("are none where the price is too low", () => {
    expect(monthlyByPeriod({ price: tugrik(100_000), down: null }, leaseTerms)).toEqual([])
  })
})
