import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { settled } from "#domain/rules/settled.ts"
import { holds } from "#tests/laws.ts"

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

describe("data that came again", () => {
  it("is the earlier value where it holds the same", () => {
    holds(fc.property(fc.jsonValue(), (value) => settled(value, copy(value)) === value))
  })

  it("is the new one where anything in it changed", () => {
    const before = { brand: "Цэлмэг", flags: { showLease: true } }
    const now = { brand: "Цэлмэг", flags: { showLease: false } }
    expect(settled(before, now)).toBe(now)
    expect(settled(undefined, now)).toBe(now)
    holds(fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => JSON.stringify(settled<unknown>([one], [other])) === JSON.stringify([other])))
  })
})
