import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { otherLayout } from "#domain/rules/search/keyboard-layout.ts"
import { holds } from "#tests/laws.ts"

describe("otherLayout", () => {
  it.each([
    ["uemgl", "гутал"],
    ["wgbw", "цамц"],
    ["emgv", "утас"],
    ["xnht.x", "чихэвч"],
    ["'glm,o", "палтьү"],
  ])("reads %s as %s", (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant)
  })

  it.each([
    ["лйзэүз", "laptop"],
    ["ыүөй", "sofa"],
  ])("reads %s as %s", (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant)
  })

  it("comes back when the same keys are read twice [S9]", () => {
    const cyrillic = fc.string({ unit: fc.constantFrom(...Array.from("фцужэнгшүзкъйыбөахролдпячёсмитьвюещ")), minLength: 1 })
    holds(
      fc.property(cyrillic, (word) => {
        expect(otherLayout(otherLayout(word))).toBe(word)
      }),
    )
  })
})
