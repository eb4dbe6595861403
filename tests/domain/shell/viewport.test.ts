/** Rules of the viewport and of the navigation bar. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { barAtTop, barHidesBelow, barTurnsAfter, isMobile, mobileUpTo, scrolled } from "#domain/rules/shell/viewport.ts"
import { holds } from "#tests/laws.ts"

const after = (...positions: ReadonlyArray<number>) => positions.reduce(scrolled, barAtTop)

describe("the viewport", () => {
  it("is mobile up to 992 pixels [B21] [W13]", () => {
    expect(mobileUpTo).toBe(992)
    expect(isMobile(992)).toBe(true)
    expect(isMobile(993)).toBe(false)
  })
})

describe("the navigation bar", () => {
  it("shows near the top [B26]", () => {
    expect(barHidesBelow).toBe(50)
    expect(after(50).shown).toBe(true)
  })

  it("hides after scrolling down sixty pixels [B26]", () => {
    expect(barTurnsAfter).toBe(60)
    expect(after(50, 109).shown).toBe(true)
    expect(after(50, 110).shown).toBe(false)
  })

  it("shows after scrolling up sixty pixels from the last turn [B26]", () => {
    expect(after(50, 500, 441).shown).toBe(false)
    expect(after(50, 500, 440).shown).toBe(true)
    expect(after(50, 500, 460, 480, 425).shown).toBe(false)
  })

  it("hides after many small steps down", () => {
    expect(after(...Array.from({ length: 60 }, (_, step) => 60 + step)).shown).toBe(false)
  })

  it("always shows at the top", () => {
    holds(fc.property(fc.array(fc.nat(5000)), fc.nat(50), (positions, top) => scrolled(after(...positions), top).shown))
  })

  it("is hidden by scrolling far down, after any positions", () => {
    holds(fc.property(fc.array(fc.nat(5000)), (positions) => !scrolled(scrolled(after(...positions), 5000), 5060).shown))
  })
})
