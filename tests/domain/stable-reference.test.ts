import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { stableReference } from "#domain/rules/stable-reference.ts"
import { holds } from "#tests/laws.ts"

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

describe("refetched data", () => {
  it("keeps its reference while equal", () => {
    holds(fc.property(fc.jsonValue(), (value) => stableReference(value, copy(value)) === value))
  })

  it("gets a new reference where anything changed", () => {
    const before = { brand: "Цэлмэг", flags: { showLease: true } }
    const now = { brand: "Цэлмэг", flags: { showLease: false } }
    expect(stableReference(before, now)).toBe(now)
    expect(stableReference(undefined, now)).toBe(now)
    holds(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        (one, other) => JSON.stringify(stableReference<unknown>([one], [other])) === JSON.stringify([other]),
      ),
    )
  })
})
