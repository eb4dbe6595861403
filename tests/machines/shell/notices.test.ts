import { describe, expect, it } from "vitest"
import type { VariantId } from "#domain/entities/ids.ts"
import { raised, type Notice } from "#machines/shell/notice.ts"
import { maxNotices, noticeFor, noticesMachine } from "#machines/shell/notices.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const restore = { type: "line.restore", variantId: 1 as VariantId, quantity: 1, position: 0 } as const
const undo: Notice["action"] = { key: "cart.undo", event: restore }

describe("notices", () => {
  it("show one with its button to its end, however many others are raised", () => {
    const { actor, clock, emitted } = startTestActor(noticesMachine, undefined)
    const shown = () => actor.getSnapshot().context.queue[0]?.message
    actor.send(raised("success", { text: "removed" }, undo))
    const numbers = Array.from({ length: maxNotices + 1 }, (_, number) => String(number))
    for (const text of numbers) actor.send(raised("information", { text }))
    expect(shown()).toEqual({ text: "removed" })
    actor.send({ type: "notice.act" })
    expect(emitted).toEqual([{ type: "notice.acted", event: restore }])
    // The oldest that waited was dropped.
    for (const text of numbers.slice(1)) {
      expect(shown()).toEqual({ text })
      clock.increment(noticeFor)
    }
    expect(actor.getSnapshot().hasTag("empty")).toBe(true)
  })
})
