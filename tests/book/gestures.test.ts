// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest"
import { followGestures } from "#book/statechart/gestures.ts"
import type { View } from "#book/statechart/view-transform.ts"

let frame: HTMLElement
let view: View

const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
  frame.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, button: 0, pointerType: "touch" }))

beforeEach(() => {
  frame = document.createElement("div")
  frame.setPointerCapture = () => undefined
  view = { x: 0, y: 0, scale: 1 }
  followGestures(frame, (change) => {
    view = change(view)
  })
})

describe("gestures", () => {
  it("move the drawing with one finger", () => {
    finger("pointerdown", 1, 100, 100)
    finger("pointermove", 1, 130, 90)
    expect(view).toEqual({ x: 30, y: -10, scale: 1 })
  })

  it("enlarge it when two fingers part, around the point between them", () => {
    finger("pointerdown", 1, 100, 100)
    finger("pointerdown", 2, 200, 100)
    finger("pointermove", 1, 50, 100)
    finger("pointermove", 2, 250, 100)
    expect(view.scale).toBeCloseTo(2)
    expect([(150 - view.x) / view.scale, (100 - view.y) / view.scale]).toEqual([expect.closeTo(150), expect.closeTo(100)])
  })

  it("end when the fingers are lifted", () => {
    finger("pointerdown", 1, 100, 100)
    finger("pointerup", 1, 100, 100)
    finger("pointermove", 1, 300, 300)
    expect(view).toEqual({ x: 0, y: 0, scale: 1 })
  })
})
