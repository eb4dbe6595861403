import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lease } from "#domain/rules/lease/lease.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { noLease, updateOf, withUpdate } from "#domain/rules/lease/lease-state.ts"
import { tugrik } from "#domain/rules/money.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { holds } from "#tests/laws.ts"

const info = fc.record({ price: amount, downPayment: amount, monthlyPayment: amount, total: amount }, { requiredKeys: [] })
const term = fc.record({ months: fc.nat(24), interest: fc.nat(5) }, { requiredKeys: [] })
const update = fc.record({ info, term }, { requiredKeys: [] })

describe("the state of the calculator", () => {
  it("merges each update [E10] [B25]", () => {
    const priced = withUpdate(noLease, { info: { price: tugrik(1_000_000) }, term: { months: 12 } })
    expect(withUpdate(priced, { term: { interest: 1.8 } })).toEqual({
      info: { price: 1_000_000, downPayment: null, monthlyPayment: null, total: null },
      term: { months: 12, interest: 1.8 },
    })
  })

  it("is unchanged by an update that comes twice", () => {
    holds(
      fc.property(update, update, (first, second) => {
        const updated = withUpdate(withUpdate(noLease, first), second)
        expect(withUpdate(updated, second)).toEqual(updated)
      }),
    )
  })

  it("keeps the fields that an update does not name", () => {
    holds(
      fc.property(update, update, (first, second) => {
        const before = withUpdate(noLease, first)
        const after = withUpdate(before, second)
        for (const key of ["price", "downPayment", "monthlyPayment", "total"] as const)
          expect(after.info[key]).toBe(second.info?.[key] ?? before.info[key])
        for (const key of ["months", "interest"] as const) expect(after.term[key]).toBe(second.term?.[key] ?? before.term[key])
      }),
    )
  })

  it("takes the figures of a lease, and clears them where none is offered [E10]", () => {
    const offered = withUpdate(noLease, updateOf(lease({ price: tugrik(1_000_000), months: 12, down: null }, leaseTerms)))
    expect(offered).toEqual({
      info: { price: 1_000_000, downPayment: 300_000, monthlyPayment: 65_382, total: 1_084_577 },
      term: { months: 12, interest: null },
    })
    expect(withUpdate(offered, updateOf(lease({ price: tugrik(1), months: 12, down: null }, leaseTerms))).info).toEqual({
      price: 1_000_000,
      downPayment: null,
      monthlyPayment: null,
      total: null,
    })
  })
})
