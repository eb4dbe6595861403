import { describe, expect, it } from "vitest"
import { distance, distanceToBeginning } from "#backend/search/text/edit-distance.ts"

describe("edit distance", () => {
  it.each([
    ["a deletion", "huvcas", "huvcs", 1],
    ["an insertion", "huvcs", "huvcas", 1],
    ["a substitution", "huvcas", "huvces", 1],
    ["a transposition", "ab", "ba", 1],
    ["three insertions", "", "abc", 3],
    ["equal words", "same", "same", 0],
  ])("of %s is counted: %s, %s", (_, one, other, edits) => {
    expect(distance(one, other)).toBe(edits)
  })

  it("to a beginning ignores the rest of the longer word", () => {
    expect(distanceToBeginning("huvc", "huvcasni")).toBe(0)
  })
})
