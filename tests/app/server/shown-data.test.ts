/** Products of a page's data, and the moment at which it changes. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shownDataOf } from "#app/server/shown-data.ts"
import { hour, instantOf, minute } from "#domain/rules/instants.ts"
import { holds } from "#tests/laws.ts"
import { product, tiles } from "./page-data.ts"

const now = Date.parse("2026-11-07T14:05:09+08:00")

describe("products of a page", () => {
  it("are those of its lists and rows, and the product itself", () => {
    const { products } = shownDataOf({ product, rows: [{ tiles: tiles.slice(0, 2) }], related: tiles.slice(1, 3) }, now)
    expect([...products].toSorted((one, other) => one - other)).toEqual([0, 1, 2, product.id])
  })

  it("are none where it has no data", () => {
    expect(shownDataOf(null, now).products.size).toBe(0)
  })

  it("are not its variants, articles and categories", () => {
    const variant = { id: 1, sellingPrice: 5 }
    const article = { id: 2, slug: "winter" }
    expect(shownDataOf([variant, article], now).products.size).toBe(0)
  })
})

describe("end of a page", () => {
  it("is the end of a sale that still runs", () => {
    const end = now + minute
    expect(shownDataOf({ tiles: [{ ...tiles[0], saleExpireAt: instantOf(end) }] }, now).until).toBe(end)
    expect(shownDataOf({ tiles: [{ ...tiles[0], saleExpireAt: instantOf(now) }] }, now).until).toBe(Number.POSITIVE_INFINITY)
  })

  it("lies ahead, and before every later moment of the data", () => {
    const moments = fc.array(fc.integer({ min: now - hour, max: now + hour }), { maxLength: 8 })
    holds(
      fc.property(moments, (all) => {
        const { until } = shownDataOf({ promotions: all.map((endsAt) => ({ endsAt: instantOf(endsAt) })) }, now)
        expect(until).toBeGreaterThan(now)
        expect(all.filter((moment) => moment > now && moment < until)).toEqual([])
      }),
    )
  })
})
