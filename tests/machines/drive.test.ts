/** Reports of the drivers on a machine with faults. */
import { describe, expect, it } from "vitest"
import { setup } from "xstate"
import { screenTransitions } from "#book/models/screen-transitions.ts"
import { modelOf } from "#book/models/model.ts"
import { drive } from "./drive.ts"

type DoorEvent = { readonly type: "door.open" } | { readonly type: "door.lock" } | { readonly type: "door.paint" }

const types = {} as { events: DoorEvent }

/** Its guard never lets anybody lock it, and no transition leads to `painted`. */
const door = setup({ types, guards: { hasKey: () => false } }).createMachine({
  id: "door",
  initial: "shut",
  states: {
    shut: { on: { "door.open": "open", "door.lock": { guard: "hasKey", target: "locked" } } },
    open: {},
    locked: {},
    painted: {},
  },
})
const press = () => Promise.resolve()
const model = modelOf(door, {
  inputs: [undefined],
  events: [{ type: "door.open" }, { type: "door.lock" }, { type: "door.paint" }],
  driver: { shopper: { "door.open": press }, others: ["door.lock", "door.paint"] },
})

describe("driving a machine", () => {
  it("names the transitions that were never taken", async () => {
    expect((await drive(model)).untaken).toEqual(["shut: door.lock if hasKey → locked"])
  })

  it("names the events that no state accepts", async () => {
    expect((await drive(model)).ignored).toEqual(["door.lock", "door.paint"])
  })

  it("lists the visited states, and so the unreachable ones", async () => {
    expect([...(await drive(model)).visitedStates].toSorted()).toEqual(["open", "shut"])
  })
})

describe("driver of a screen", () => {
  it("is called for each of the shopper's steps", () => {
    const { byShopper, fromOutside, notOffered } = screenTransitions(door, model)
    expect(byShopper.map(({ title }) => title)).toEqual(["lets the shopper take shut: door.open → open in shut, by door.open"])
    expect(fromOutside).toEqual([])
    expect(notOffered).toEqual([])
  })

  it("is missed by name where no screen offers the shopper's event", () => {
    const unseen = { ...model, driver: { ...model.driver, shopper: { "door.open": { when: () => false, by: press } } } }
    expect(screenTransitions(door, unseen).notOffered).toEqual(["shut: door.open → open"])
  })
})
