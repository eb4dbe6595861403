/** Draw: odds, commitment, what runs out. */
import { createHash } from "node:crypto"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { committed, decisive, oddsText, perMilleOf, prizeOf, readOdds, weightNow } from "#domain/rules/promotions/draw.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const prizes = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 999 }), weight: fc.integer({ min: 1, max: 10_000 }) }), { selector: ({ id }) => id, minLength: 1, maxLength: 12 })

describe("a draw", () => {
  it("stays within five standard deviations of its odds over 100,000 draws [C15]", () => {
    const weights = [360, 220, 160, 120, 80, 40, 15, 5]
    const odds = oddsText(weights.map((weight, at) => ({ id: at + 1, weight })))
    const times = 100_000
    const drawn = new Map<number | null, number>()
    for (let at = 0; at < times; at += 1) {
      const prize = prizeOf(sha256(decisive("seed of the test", `nonce-${at}`)), odds)
      drawn.set(prize, (drawn.get(prize) ?? 0) + 1)
    }
    for (const [at, weight] of weights.entries()) {
      const share = weight / 1000
      expect(Math.abs((drawn.get(at + 1) ?? 0) - times * share)).toBeLessThan(5 * Math.sqrt(times * share * (1 - share)))
    }
  })

  it("gives one of its prizes for every number, the ends included [C15]", () => {
    fc.assert(
      fc.property(prizes, fc.constantFrom("00000000", "7fffffff", "ffffffff"), (all, hash) => {
        expect(all.map(({ id }) => id)).toContain(prizeOf(hash, oddsText(all)))
      }),
    )
    expect([prizeOf("00000000", "7:1 8:1"), prizeOf("80000000", "7:1 8:1"), prizeOf("ffffffff", "7:1 8:1")]).toEqual([7, 8, 8])
    expect(prizeOf("00000000", "")).toBeNull()
  })

  it("reads the odds that it wrote [C15]", () => {
    fc.assert(
      fc.property(prizes, (all) => {
        expect(readOdds(oddsText(all))).toEqual(all)
      }),
    )
  })

  it("commits to the odds with the seed [C15]", () => {
    expect(sha256(committed("seed", "1:1"))).not.toBe(sha256(committed("seed", "1:2")))
    expect(committed("seed", "1:1")).toBe("seed|1:1")
  })

  it("never draws what has run out [C15]", () => {
    expect([weightNow({ weight: 5, quantity: 0 }), weightNow({ weight: 5, quantity: 1 }), weightNow({ weight: 5, quantity: null })]).toEqual([0, 5, 5])
    expect(oddsText([{ id: 1, weight: 0 }, { id: 2, weight: 3 }])).toBe("2:3")
  })

  it("states its probabilities per mille [C15]", () => {
    expect([perMilleOf(1, [{ weight: 1 }, { weight: 2 }]), perMilleOf(0, [{ weight: 3 }]), perMilleOf(1, [])]).toEqual([333, 0, 0])
  })
})
