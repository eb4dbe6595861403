/** Lease by which an order may be paid. */
import { describe, expect, it } from "vitest"
import { lenders, twoLenders } from "#book/fixtures/lease/lenders.ts"
import { agreeLease } from "#domain/rules/lease/lease-agreement.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { tugrik } from "#domain/rules/money.ts"

const agree = (price: number, choice: { provider: string; months: number; down: number } | null, from = twoLenders) =>
  agreeLease(tugrik(price), choice === null ? null : { ...choice, down: tugrik(choice.down) }, from, leaseTerms)
const [own, another] = twoLenders.map(({ provider }) => provider) as [string, string]

describe("lease of an order", () => {
  it("is by the terms of the chosen lender [W7]", () => {
    expect(agree(600_000, { provider: own, months: 12, down: 180_000 })).toEqual({
      _tag: "Agreed",
      agreement: { provider: own, months: 12, down: 180_000, monthly: 39_229, total: 650_747 },
    })
    expect(agree(600_000, { provider: another, months: 12, down: 180_000 })).toMatchObject({ agreement: { monthly: 40_698 } })
  })

  it("is the first lender's longest period with the usual down payment where nothing is chosen", () => {
    expect(agree(200_000, null, lenders)).toMatchObject({ agreement: { provider: own, months: 24, down: 60_000 } })
  })

  it("is refused for an unknown lender, and where there is none", () => {
    expect(agree(600_000, { provider: "Нэргүй", months: 12, down: 180_000 })).toEqual({ _tag: "NoLender" })
    expect(agree(600_000, null, [])).toEqual({ _tag: "NoLender" })
  })

  it("is refused below the minimum of its lender", () => {
    expect(agree(199_999, { provider: another, months: 12, down: 0 })).toEqual({ _tag: "NotOffered", from: 200_000 })
    expect(agree(199_999, { provider: own, months: 12, down: 60_000 })._tag).toBe("Agreed")
  })

  it("is refused for a period that its lender does not have", () => {
    expect(agree(600_000, { provider: another, months: 24, down: 180_000 })).toEqual({ _tag: "NoSuchPeriod", periods: [6, 12] })
  })

  it("is refused for a down payment outside its bounds, and never moved silently", () => {
    expect(agree(900_000, { provider: another, months: 12, down: 99_999 })).toEqual({
      _tag: "DownOutside",
      minimum: 100_000,
      maximum: 700_000,
    })
    expect(agree(900_000, { provider: another, months: 12, down: 700_001 })._tag).toBe("DownOutside")
    expect(agree(900_000, { provider: another, months: 12, down: 100_000 })._tag).toBe("Agreed")
  })
})
