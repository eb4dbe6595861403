import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lease, leaseSchedule } from "#domain/rules/lease/lease.ts"
import { downPayment, isLeasable, leaseFrom, leaseTerms, monthlyPayment, nominalYearlyPerMille } from "#domain/rules/lease/lease-terms.ts"
import type { LeaseOffer } from "#domain/rules/lease/lease.ts"
import { tugrik } from "#domain/rules/money.ts"
import { amountFrom } from "#tests/arbitraries/money.ts"
import { holds } from "#tests/laws.ts"

const flatTerms = { ...leaseTerms, method: "flat" as const }
const freeTerms = { ...leaseTerms, interestPerMille: 0 }
/** Offered lease of a price; fails where none is offered. */
const offerOf = (price: number, months: number, down: number | null = null, terms = leaseTerms): LeaseOffer => {
  const offer = lease({ price: tugrik(price), months, down }, terms)
  if (offer._tag !== "Offered") throw new Error(`not offered: ${offer._tag}`)
  return offer
}

const anyPrice = amountFrom(leaseTerms.barrier)
const anyMonths = fc.constantFrom(...leaseTerms.periods)
const anyTerms = fc.constantFrom(leaseTerms, flatTerms, freeTerms, { ...leaseTerms, interestPerMille: 25, downPerMille: 0 })
const anyDown = fc.option(fc.nat(21_000_000))

describe("a lease", () => {
  it("has the constants of the specification [W7]", () => {
    expect(leaseTerms).toEqual({
      barrier: 120_000,
      downPerMille: 300,
      interestPerMille: 18,
      min: 120_000,
      max: 1_500_000,
      limit: 120_000,
      method: "annuity",
      periods: [3, 6, 12, 18, 24],
    })
  })

  it("is offered from the barrier on [W7]", () => {
    expect(lease({ price: tugrik(119_999), months: 6, down: null }, leaseTerms)).toEqual({ _tag: "NotOffered", from: 120_000 })
    expect(isLeasable(tugrik(120_000), leaseTerms)).toBe(true)
    expect(isLeasable(tugrik(119_999), leaseTerms)).toBe(false)
    expect(leaseFrom(tugrik(119_999), leaseTerms)).toBeNull()
  })

  it("is offered where enough is left to finance, whatever the barrier", () => {
    const low = { ...leaseTerms, barrier: tugrik(50_000) }
    expect(isLeasable(tugrik(119_999), low)).toBe(false)
    expect(lease({ price: tugrik(60_000), months: 6, down: null }, low)).toEqual({ _tag: "NotOffered", from: 120_000 })
    expect(isLeasable(tugrik(130_000), { ...low, limit: tugrik(140_000) })).toBe(false)
    expect(lease({ price: tugrik(60_000), months: 6, down: null }, { ...low, barrier: tugrik(200_000) })).toEqual({
      _tag: "NotOffered",
      from: 200_000,
    })
  })

  it("runs for one of its periods", () => {
    expect(lease({ price: tugrik(200_000), months: 7, down: null }, leaseTerms)).toEqual({
      _tag: "NoSuchPeriod",
      periods: [3, 6, 12, 18, 24],
    })
    expect(lease({ price: tugrik(200_000), months: 0, down: null }, leaseTerms)._tag).toBe("NoSuchPeriod")
    expect(lease({ price: tugrik(200_000), months: Number.NaN, down: null }, leaseTerms)._tag).toBe("NoSuchPeriod")
  })

  it("equals the worked table [B25] [W7]", () => {
    // Price, months, down payment, financed, monthly, all payments, interest, monthly by the flat method.
    const table = [
      [120_000, 6, 0, 120_000, 21_279, 127_673, 7673, 22_160],
      [150_000, 12, 30_000, 120_000, 11_209, 134_498, 14_498, 12_160],
      [171_429, 6, 51_429, 120_000, 21_279, 127_673, 7673, 22_160],
      [299_000, 12, 89_700, 209_300, 19_550, 234_586, 25_286, 21_210],
      [1_000_000, 3, 300_000, 700_000, 241_784, 725_350, 25_350, 245_934],
      [1_000_000, 6, 300_000, 700_000, 124_126, 744_757, 44_757, 129_267],
      [1_000_000, 12, 300_000, 700_000, 65_382, 784_577, 84_577, 70_934],
      [1_000_000, 24, 300_000, 700_000, 36_177, 868_235, 168_235, 41_767],
      [3_000_000, 12, 1_500_000, 1_500_000, 140_103, 1_681_236, 181_236, 152_000],
    ] as const
    const worked = table.map(([price, months]) => {
      const offer = offerOf(price, months)
      return [
        price,
        months,
        offer.down,
        offer.financed,
        offer.monthly,
        offer.total - offer.down,
        offer.interest,
        offerOf(price, months, null, flatTerms).monthly,
      ]
    })
    expect(worked).toEqual(table)
  })

  it("names its lowest monthly payment", () => {
    expect(leaseFrom(tugrik(1_000_000), leaseTerms)).toBe(36_177)
  })

  it("may pay a tugrik more in its last month", () => {
    expect(offerOf(1_000_000, 6).rows.map(({ payment }) => payment)).toEqual([124_126, 124_126, 124_126, 124_126, 124_126, 124_127])
  })

  it("divides its price evenly without interest", () => {
    expect(offerOf(200_000, 3, 50_000, freeTerms).rows.map(({ payment }) => payment)).toEqual([50_000, 50_000, 50_000])
    expect(offerOf(200_000, 3, 49_999, freeTerms).rows.map(({ payment }) => payment)).toEqual([50_001, 50_001, 49_999])
    expect(monthlyPayment(tugrik(10), 3, freeTerms)).toBe(4)
  })

  it("ends a few tugrik early rather than pay too much", () => {
    const rows = leaseSchedule(tugrik(5), 24, freeTerms)
    expect(rows.map(({ payment }) => payment).slice(0, 7)).toEqual([1, 1, 1, 1, 1, 0, 0])
    expect(rows.at(-1)?.balance).toBe(0)
  })

  it("counts its months from one", () => {
    expect(offerOf(200_000, 3).rows.map(({ month }) => month)).toEqual([1, 2, 3])
  })
})

describe("the down payment", () => {
  it("is thirty percent, and leaves at least 120,000 and at most 1,500,000 to finance [W7]", () => {
    expect(downPayment(tugrik(1_000_000), leaseTerms)).toEqual({ minimum: 0, usual: 300_000, maximum: 880_000 })
    expect(downPayment(tugrik(150_000), leaseTerms)).toEqual({ minimum: 0, usual: 30_000, maximum: 30_000 })
    expect(downPayment(tugrik(3_000_000), leaseTerms)).toEqual({ minimum: 1_500_000, usual: 1_500_000, maximum: 2_880_000 })
    expect(downPayment(tugrik(1_000_001), leaseTerms).usual).toBe(300_001)
  })

  it("is moved to the bound that it exceeds, and reports it", () => {
    expect(offerOf(1_000_000, 6, 880_001)).toMatchObject({ down: 880_000, movedTo: "maximum" })
    expect(offerOf(1_000_000, 6, 880_000)).toMatchObject({ down: 880_000, movedTo: null })
    expect(offerOf(3_000_000, 6, 1_499_999)).toMatchObject({ down: 1_500_000, movedTo: "minimum" })
    expect(offerOf(3_000_000, 6, 1_500_000)).toMatchObject({ down: 1_500_000, movedTo: null })
    expect(offerOf(1_000_000, 6, Number.NaN)).toMatchObject({ down: 300_000, movedTo: null })
  })

  it("adds up with the financed amount to the price, within their bounds", () => {
    holds(
      fc.property(anyPrice, anyMonths, anyDown, anyTerms, (price, months, down, terms) => {
        const offer = offerOf(price, months, down, terms)
        expect(offer.down + offer.financed).toBe(price)
        return (
          offer.financed >= Math.max(terms.min, terms.limit) &&
          offer.financed <= terms.max &&
          offer.down >= offer.bounds.minimum &&
          offer.down <= offer.bounds.maximum
        )
      }),
    )
  })

  it("is unchanged within the bounds", () => {
    holds(
      fc.property(anyPrice, anyMonths, fc.nat(1000), (price, months, perMille) => {
        const { minimum, maximum } = downPayment(price, leaseTerms)
        const requested = minimum + Math.floor(((maximum - minimum) * perMille) / 1000)
        const offer = offerOf(price, months, requested)
        return offer.down === requested && offer.movedTo === null
      }),
    )
  })
})

describe("the schedule of a lease", () => {
  it("repays exactly the financed amount", () => {
    holds(
      fc.property(anyPrice, anyMonths, anyDown, anyTerms, (price, months, down, terms) => {
        const offer = offerOf(price, months, down, terms)
        expect(offer.rows).toHaveLength(months)
        expect(offer.rows.reduce((all, { principal }) => all + principal, 0)).toBe(offer.financed)
        expect(offer.rows.at(-1)?.balance).toBe(0)
        expect(offer.rows.reduce((all, { interest }) => all + interest, 0)).toBe(offer.interest)
        expect(offer.total).toBe(offer.price + offer.interest)
      }),
    )
  })

  it("lowers the debt every month, and each payment is its two parts", () => {
    holds(
      fc.property(anyPrice, anyMonths, anyTerms, (price, months, terms) => {
        const { rows, financed } = offerOf(price, months, null, terms)
        return rows.every(({ payment, interest, principal, balance }, at) => {
          const owed = rows[at - 1]?.balance ?? financed
          return payment === interest + principal && balance === owed - principal && principal >= 0
        })
      }),
    )
  })

  it("has equal payments except the last", () => {
    holds(
      fc.property(anyPrice, anyMonths, anyTerms, (price, months, terms) => {
        const { rows, monthly } = offerOf(price, months, null, terms)
        const [last, ...others] = rows.map(({ payment }) => payment).toReversed()
        expect(others.every((payment) => payment === monthly)).toBe(true)
        // Rounding adds up over the months.
        expect(Math.abs((last ?? 0) - monthly)).toBeLessThanOrEqual(2 * months)
      }),
    )
  })

  it("costs less a month and more in all for a longer period", () => {
    holds(
      fc.property(anyPrice, anyTerms, (price, terms) => {
        const offers = terms.periods.map((months) => offerOf(price, months, null, terms))
        return offers.every((offer, at) => {
          const shorter = offers[at - 1]
          return shorter === undefined || (offer.monthly <= shorter.monthly && offer.total >= shorter.total)
        })
      }),
    )
  })

  it("costs no more a month for a higher down payment", () => {
    holds(
      fc.property(
        anyPrice,
        anyMonths,
        fc.nat(2_000_000),
        fc.nat(2_000_000),
        (price, months, down, more) => offerOf(price, months, down + more).monthly <= offerOf(price, months, down).monthly,
      ),
    )
  })

  it("costs more by the flat method than by annuity", () => {
    holds(fc.property(anyPrice, anyMonths, (price, months) => offerOf(price, months, null, flatTerms).total > offerOf(price, months).total))
  })

  it("has the smallest sufficient monthly payment", () => {
    /** Whether the payments repay all, counted exactly: what is owed after `k` months is a number of parts of `1000 ** k`. */
    const isEnough = (financed: number, months: number, payment: number) => {
      let owed = BigInt(financed)
      let scale = 1n
      for (let month = 0; month < months; month += 1) {
        scale *= 1000n
        owed = owed * 1018n - BigInt(payment) * scale
      }
      return owed <= 0n
    }
    holds(
      fc.property(amountFrom(120_000), anyMonths, (financed, months) => {
        const monthly = monthlyPayment(financed, months, leaseTerms)
        return isEnough(financed, months, monthly) && !isEnough(financed, months, monthly - 1)
      }),
    )
  })
})

describe("the yearly rate", () => {
  it("is 21.6 % nominal", () => {
    expect(nominalYearlyPerMille(leaseTerms)).toBe(216)
  })
})
