/** Draw: odds, commitment, what runs out. */
import { createHash } from "node:crypto"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  commitmentText,
  decisionText,
  oddsText,
  perMilleOf,
  prizeOf,
  readOdds,
  weightNow,
  withOdds,
} from "#domain/rules/promotions/draw.ts"
import { holds } from "#tests/laws.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const prizes = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 999 }), weight: fc.integer({ min: 1, max: 10_000 }) }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 12,
})

describe("a draw", () => {
  it("stays within five standard deviations of its odds over 100,000 draws [C15]", () => {
    const weights = [360, 220, 160, 120, 80, 40, 15, 5]
    const odds = oddsText(weights.map((weight, at) => ({ id: at + 1, weight })))
    const times = 100_000
    const drawn = new Map<number | null, number>()
    for (let at = 0; at < times; at += 1) {
      const prize = prizeOf(sha256(decisionText("seed of the test", `nonce-${at}`)), odds)
      drawn.set(prize, (drawn.get(prize) ?? 0) + 1)
    }
    for (const [at, weight] of weights.entries()) {
      const share = weight / 1000
      expect(Math.abs((drawn.get(at + 1) ?? 0) - times * share)).toBeLessThan(5 * Math.sqrt(times * share * (1 - share)))
    }
  })

  it("gives one of its prizes for every number, the ends included [C15]", () => {
    holds(
      fc.property(prizes, fc.constantFrom("00000000", "7fffffff", "ffffffff"), (all, hash) => {
        expect(all.map(({ id }) => id)).toContain(prizeOf(hash, oddsText(all)))
      }),
    )
    expect([prizeOf("00000000", "7:1 8:1"), prizeOf("80000000", "7:1 8:1"), prizeOf("ffffffff", "7:1 8:1")]).toEqual([7, 8, 8])
    expect(prizeOf("00000000", "")).toBeNull()
  })

  it("reads the odds that it wrote [C15]", () => {
    holds(
      fc.property(prizes, (all) => {
        expect(readOdds(oddsText(all))).toEqual(all)
      }),
    )
  })

  it("commits to the odds with the seed [C15]", () => {
    expect(sha256(commitmentText("seed", "1:1"))).not.toBe(sha256(commitmentText("seed", "1:2")))
    expect(commitmentText("seed", "1:1")).toBe("seed|1:1")
  })

  it("never draws a prize that has run out [C15]", () => {
    expect([
      weightNow({ weight: 5, quantity: 0 }),
      weightNow({ weight: 5, quantity: 1 }),
      weightNow({ weight: 5, quantity: null }),
    ]).toEqual([0, 5, 5])
    expect(
      oddsText([
        { id: 1, weight: 0 },
        { id: 2, weight: 3 },
      ]),
    ).toBe("2:3")
  })

  it("shows the prize that it drew though none is left, and not what came later [C15]", () => {
    const now = [
      { id: 1, weight: 40, name: "Бонус" },
      { id: 2, weight: 0, name: "Аяга" },
      { id: 3, weight: 9, name: "Оймс" },
    ]
    expect(withOdds(now, "1:40 2:10").map(({ weight }) => weight)).toEqual([40, 10, 0])
  })

  it("states its probabilities per mille [C15]", () => {
    expect([perMilleOf(1, [{ weight: 1 }, { weight: 2 }]), perMilleOf(0, [{ weight: 3 }]), perMilleOf(1, [])]).toEqual([333, 0, 0])
  })
})

describe("the prizes of a game", () => {
  it("never fall below zero, and never grant more than there were, for any order of draws [C15]", () => {
    const stock = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }),
        weight: fc.integer({ min: 1, max: 1000 }),
        quantity: fc.option(fc.integer({ min: 0, max: 3 })),
      }),
      {
        selector: ({ id }) => id,
        minLength: 1,
        maxLength: 8,
      },
    )
    const hash = fc.oneof(
      fc.constantFrom("00000000", "ffffffff"),
      fc.nat(0xff_ff_ff_ff).map((number) => number.toString(16).padStart(8, "0")),
    )
    const tally = { exhausted: 0, granted: 0 }
    holds(
      fc.property(stock, fc.array(hash, { maxLength: 40 }), (before, hashes) => {
        const left = new Map(before.map(({ id, quantity }) => [id, quantity]))
        const granted = new Map<number, number>()
        for (const one of hashes) {
          const weights = before.map(({ id, weight }) => ({ id, weight: weightNow({ weight, quantity: left.get(id) ?? null }) }))
          const prize = prizeOf(one, oddsText(weights))
          if (prize === null) {
            tally.exhausted += 1
            expect([...left.values()].every((quantity) => quantity === 0)).toBe(true)
            continue
          }
          tally.granted += 1
          const quantity = left.get(prize) ?? null
          if (quantity !== null) left.set(prize, quantity - 1)
          granted.set(prize, (granted.get(prize) ?? 0) + 1)
        }
        for (const { id, quantity } of before) {
          if (quantity === null) continue
          expect(left.get(id)).toBeGreaterThanOrEqual(0)
          expect(granted.get(id) ?? 0).toBeLessThanOrEqual(quantity)
        }
      }),
    )
    expect([tally.exhausted > 0, tally.granted > 0]).toEqual([true, true])
  })
})
