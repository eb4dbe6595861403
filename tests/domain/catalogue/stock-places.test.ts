import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { stockVersion, stockVersions, summedStock, unitsByPlace } from "#domain/rules/catalogue/stock-places.ts"
import { holds } from "#tests/laws.ts"

const item = (countOnHand: number, available = true) => ({ countOnHand, available })

const stores = fc.array(fc.record({ onHand: fc.integer({ min: -5, max: 200 }) }), { maxLength: 9 })

describe("stock by place", () => {
  it("is of version 2 unless the site configures another [W7a]", () => {
    expect([stockVersion, stockVersions]).toEqual([2, [1, 2]])
  })

  it("adds up the places that are available in version 2, and counts the first alone in version 1 [W7a]", () => {
    const items = [item(4), item(3), item(9, false), item(-2)]
    expect([summedStock(items, 2), summedStock(items, 1), summedStock([], 2)]).toEqual([7, 4, 0])
  })

  it("gives the main place the units that no store has", () => {
    expect(unitsByPlace(10, [{ onHand: 3 }, { onHand: 2 }], 2)).toEqual({ main: 5, stores: [3, 2] })
    expect(unitsByPlace(10, [{ onHand: 3 }, { onHand: 2 }], 1)).toEqual({ main: 10, stores: [0, 0] })
    expect(unitsByPlace(4, [{ onHand: 3 }, { onHand: 2 }], 2)).toEqual({ main: 0, stores: [3, 1] })
  })

  it("adds up to the stock of the variant, even where stores counted more", () => {
    holds(
      fc.property(fc.nat(500), stores, fc.constantFrom(...stockVersions), (onHand, counted, version) => {
        const { main, stores: inStores } = unitsByPlace(onHand, counted, version)
        const all = [main, ...inStores]
        return (
          all.every((units) => units >= 0) &&
          summedStock(
            all.map((units) => item(units)),
            version,
          ) === onHand
        )
      }),
    )
  })
})
