import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { later } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { personalPrice } from "#domain/rules/offers/personal-price.ts"

const now = "2026-11-20T08:00:00.000Z" as Instant
const grant = (price: number, quantity: number, validUntil = now) => ({ price: tugrik(price), quantity, validUntil })

describe("a granted price", () => {
  it("counts up to and including its last moment [E23]", () => {
    expect(personalPrice(tugrik(90), [grant(70, 1)], 1, now)).toBe(70)
    expect(personalPrice(tugrik(90), [grant(70, 1)], 1, later(now, 1))).toBe(90)
  })

  it("counts from its quantity on, and the lowest wins", () => {
    expect(personalPrice(tugrik(90), [grant(60, 5), grant(80, 1)], 4, now)).toBe(80)
    expect(personalPrice(tugrik(90), [grant(60, 5), grant(80, 1)], 5, now)).toBe(60)
  })

  it("never raises the price", () => {
    expect(personalPrice(tugrik(50), [grant(70, 1)], 1, now)).toBe(50)
    expect(personalPrice(tugrik(50), [], 1, now)).toBe(50)
  })
})
