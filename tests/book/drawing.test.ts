/** View and labels of a drawn machine. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { covering, fitted, moved, opening, revealing, zoomed, type View } from "#book/statechart/view-transform.ts"
import { delayText, eventText, guardText } from "#book/statechart/labels.ts"

const frame = { width: 400, height: 300 }

describe("view of a drawing", () => {
  it("fits and centres a large drawing [I6]", () => {
    expect(fitted({ width: 800, height: 300 }, frame)).toEqual({ scale: 0.5, x: 0, y: 75 })
  })

  it("never enlarges a small one", () => {
    expect(fitted({ width: 100, height: 100 }, frame)).toEqual({ scale: 1, x: 150, y: 100 })
  })

  it("opens at the top where a fitted drawing would be unreadable", () => {
    expect(opening({ width: 4000, height: 3000 }, frame)).toEqual({ scale: 0.8, x: 0, y: 0 })
  })

  it("does not move to a visible state", () => {
    const view = { x: 0, y: 0, scale: 1 }
    expect(revealing(view, { x: 100, y: 100, width: 80, height: 40 }, frame)).toEqual(view)
  })

  it("moves by the minimum to a hidden one", () => {
    expect(revealing({ x: 0, y: 0, scale: 1 }, { x: 600, y: 100, width: 80, height: 40 }, frame)).toEqual({ x: -304, y: 0, scale: 1 })
    expect(revealing({ x: -500, y: 0, scale: 1 }, { x: 100, y: 100, width: 80, height: 40 }, frame)).toEqual({ x: -76, y: 0, scale: 1 })
  })

  it("limits the empty ground beside a drawing", () => {
    const large = { width: 1000, height: 700 }
    expect(covering({ x: -900, y: -600, scale: 1 }, large, frame)).toEqual({ x: -624, y: -424, scale: 1 })
    expect(covering({ x: 90, y: -10, scale: 1 }, large, frame)).toEqual({ x: 24, y: -10, scale: 1 })
    expect(covering({ x: 90, y: 60, scale: 0.1 }, large, frame)).toEqual({ x: 90, y: 60, scale: 0.1 })
  })

  it("keeps the point under a finger while zooming", () => {
    const near = fc.integer({ min: -500, max: 500 })
    const views = fc.record({ x: near, y: near, scale: fc.constantFrom<number>(0.2, 0.6, 1, 2.5) })
    const underneath = ({ x, y, scale }: View, at: { x: number; y: number }) => [(at.x - x) / scale, (at.y - y) / scale]
    fc.assert(
      fc.property(views, fc.record({ x: near, y: near }), fc.array(fc.constantFrom<number>(0.5, 0.8, 1.25, 4)), (view, at, factors) => {
        const after = factors.reduce<View>((now, factor) => zoomed(now, factor, at), view)
        const [before, now] = [underneath(view, at), underneath(after, at)]
        expect(now[0]).toBeCloseTo(before[0]!, 6)
        expect(now[1]).toBeCloseTo(before[1]!, 6)
      }),
    )
  })

  it("moves without changing its size", () => {
    expect(moved({ x: 1, y: 2, scale: 0.7 }, { x: 10, y: -5 })).toEqual({ x: 11, y: -3, scale: 0.7 })
  })
})

describe("labels of a drawing", () => {
  it.each([
    ["xstate.after.pollInterval.payment.progress.waiting", "after 4 s"],
    ["xstate.after.hour.lease.waiting", "after 60 min"],
    ["xstate.after.blink.lease.waiting", "after 250 ms"],
    ["xstate.after.typingSettles.search.open", "after typing settles"],
    ["xstate.done.actor.fetchOrder", "fetch order: done"],
    ["xstate.error.actor.fetchOrder", "fetch order: refused"],
    ["line.remove", "line.remove"],
    ["", "at once"],
  ])("say %s as %s", (type, text) => {
    expect(eventText(type, { pollInterval: 4000, hour: 3_600_000, blink: 250, typingSettles: () => 300 })).toBe(text)
  })

  it("name guards and delays", () => {
    expect(guardText("hasRefusedChange")).toBe("if it has refused change")
    expect(delayText({}, "justChangedFor")).toBe("after just changed for")
  })
})
