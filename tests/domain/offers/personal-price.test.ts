import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { later } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { grantFor } from "#domain/rules/offers/personal-price.ts"

const now = "2026-11-20T08:00:00.000Z" as Instant
const grant = (price: number, quantity: number, changes: { readonly validUntil?: Instant; readonly isUsed?: boolean } = {}) => ({
  id: price,
  price: tugrik(price),
  quantity,
  validUntil: now,
  isUsed: false,
  ...changes,
})

describe("a granted price", () => {
  it("counts up to and including its last moment [E23]", () => {
    expect(grantFor(tugrik(90), [grant(70, 1)], 1, now)?.price).toBe(70)
    expect(grantFor(tugrik(90), [grant(70, 1)], 1, later(now, 1))).toBeNull()
  })

  it("counts for its quantity alone, and the lowest wins", () => {
    const grants = [grant(60, 5), grant(80, 1), grant(85, 1)]
    expect([1, 2, 4, 5, 6].map((quantity) => grantFor(tugrik(90), grants, quantity, now)?.price ?? null)).toEqual([
      80,
      null,
      null,
      60,
      null,
    ])
  })

  it("counts once", () => {
    expect(grantFor(tugrik(90), [grant(70, 1, { isUsed: true }), grant(80, 1)], 1, now)?.price).toBe(80)
  })

  it("never raises the price", () => {
    expect([grantFor(tugrik(50), [grant(70, 1)], 1, now), grantFor(tugrik(50), [], 1, now)]).toEqual([null, null])
  })
})
