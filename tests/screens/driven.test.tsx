/** Every transition of every machine, taken on its screen: what a shopper does by what is there to press, the rest from outside. */
import { describe, expect, it, vi } from "vitest"
import type { EventObject } from "xstate"
import { hands } from "#book/hands/all.ts"
import { namesOf, nobody, screenWays } from "#book/hands/screen-ways.ts"
import { atScreen } from "#book/hands/shopper.ts"
import { leavesIn } from "#book/statechart/leaves.ts"
import { walks } from "#book/walks/all.ts"
import type { Way } from "#book/walks/explored.ts"
import { heldBack } from "#book/walks/held-back.ts"
import { hasScreen, onStage, type OnStage } from "./stage.tsx"

const expectTaken = (stage: OnStage, way: Way) => {
  expect(stage.taken).toEqual(expect.arrayContaining([...namesOf(way)]))
  expect(stage.where()).toEqual(leavesIn(way.to.value))
}

for (const [name, walk] of Object.entries(walks)) {
  const held = heldBack(walk.machine)
  const own = hands[name] ?? nobody
  const { byHand, fromOutside, notOffered } = screenWays(held.machine, walk, own)

  const shown = async (way: Way, act: (stage: OnStage) => Promise<void>) => {
    const stage = await onStage(name, held, way.from)
    try {
      await act(stage)
      await vi.waitFor(() => expectTaken(stage, way))
      expect(stage.faults).toEqual([])
    } finally {
      stage.leave()
    }
  }

  describe(`on the screen of ${name}`, () => {
    it("has a screen in the book", () => {
      expect(hasScreen(name)).toBe(true)
    })

    it("knows of each event who tells it: the shopper or somebody else", () => {
      const types = new Set((walk.events as ReadonlyArray<EventObject>).map(({ type }) => type))
      const events = [...Object.keys(own.shopper), ...own.others]
      expect([...types].filter((type) => !events.includes(type))).toEqual([])
      expect(events.filter((type) => !types.has(type))).toEqual([])
    })

    it("offers, somewhere, every transition that is the shopper's to take", () => {
      expect(notOffered).toEqual([])
    })

    for (const { title, way, hand } of byHand)
      it(title, () => shown(way, () => hand(atScreen(), way.step as never, way.from.snapshot as never)))

    for (const { title, way } of fromOutside)
      it(title, () => shown(way, (stage) => stage.happen(way.step)))
  })
}
