/** Every transition of every machine, taken on its screen: the shopper's events by pressing what is shown, the others from outside. */
import { describe, expect, it, vi } from "vitest"
import type { EventObject } from "xstate"
import { namesOf, screenTransitions } from "#book/models/screen-transitions.ts"
import { atScreen } from "#book/models/shopper.ts"
import { leavesIn } from "#book/statechart/leaf-states.ts"
import { models } from "#book/models/all.ts"
import type { Transition } from "#book/models/exploration.ts"
import { deferredMachine } from "#book/models/deferred-machine.ts"
import { hasScreen, mountMachine, type MountedMachine } from "./mount-machine.tsx"

const expectTaken = (mounted: MountedMachine, transition: Transition) => {
  expect(mounted.taken).toEqual(expect.arrayContaining([...namesOf(transition)]))
  expect(mounted.where()).toEqual(leavesIn(transition.to.value))
}

for (const [name, model] of Object.entries(models)) {
  const deferred = deferredMachine(model.machine)
  const { byShopper, fromOutside, notOffered } = screenTransitions(deferred.machine, model)

  const shown = async (transition: Transition, act: (mounted: MountedMachine) => Promise<void>) => {
    const mounted = await mountMachine(name, deferred, transition.from)
    try {
      await act(mounted)
      await vi.waitFor(() => expectTaken(mounted, transition))
      expect(mounted.faults).toEqual([])
    } finally {
      mounted.leave()
    }
  }

  describe(`on the screen of ${name}`, () => {
    it("has a screen in the book", () => {
      expect(hasScreen(name)).toBe(true)
    })

    it("declares who sends each event: the shopper or another actor", () => {
      const types = new Set((model.events as ReadonlyArray<EventObject>).map(({ type }) => type))
      const events = [...Object.keys(model.driver.shopper), ...model.driver.others]
      expect([...types].filter((type) => !events.includes(type))).toEqual([])
      expect(events.filter((type) => !types.has(type))).toEqual([])
    })

    it("offers every transition of the shopper in some state", () => {
      expect(notOffered).toEqual([])
    })

    for (const { title, transition, driver } of byShopper)
      it(title, () => shown(transition, () => driver(atScreen(), transition.step as never, transition.from.snapshot as never)))

    for (const { title, transition } of fromOutside) it(title, () => shown(transition, (mounted) => mounted.happen(transition.step)))
  })
}
