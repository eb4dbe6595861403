import { describe, expect, it } from "vitest"
import { createActor, createMachine, emit } from "xstate"
import { placeholderActor, initialSnapshotOf } from "#app/first-view/placeholder-actor.ts"
import { homeMachine } from "#machines/catalogue/home.ts"
import { navigationMachine } from "#machines/shell/navigation.ts"

const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: { off: { tags: "dark", on: { press: "on" } }, on: { on: { press: "off" } } },
})

describe("placeholder actor", () => {
  it("shows the machine's initial snapshot, also after a transfer as JSON", () => {
    for (const actor of [createActor(lamp), createActor(homeMachine, { input: { page: null } }), createActor(navigationMachine)]) {
      const sent = JSON.parse(JSON.stringify(initialSnapshotOf(actor))) as ReturnType<typeof initialSnapshotOf>
      const { actor: placeholder } = placeholderActor(sent)
      const [shown, real] = [placeholder.getSnapshot(), actor.getSnapshot()]
      expect(shown.value).toEqual(real.value)
      expect(shown.context).toEqual(real.context)
      expect([...shown.tags]).toEqual([...real.tags])
      expect(shown.matches(real.value)).toBe(true)
    }
  })

  it("matches the machine's states and no other", () => {
    const { actor } = placeholderActor(initialSnapshotOf(createActor(navigationMachine)))
    const snapshot = actor.getSnapshot()
    expect(snapshot.matches({ page: "resting" })).toBe(true)
    expect(snapshot.matches({ bar: "shown", report: "quiet" })).toBe(true)
    expect(snapshot.matches("page")).toBe(true)
    expect(snapshot.matches({ page: "leaving" })).toBe(false)
    expect(snapshot.matches({ nothing: "there" })).toBe(false)
  })

  it("passes emitted events on to earlier and later subscriptions", () => {
    const bell = createMachine({ on: { press: { actions: emit({ type: "rung" }) } } })
    const real = createActor(bell).start()
    const { actor, release } = placeholderActor(initialSnapshotOf(real))
    let rung = 0
    const early = actor.on("rung", () => (rung += 1))
    const left = actor.on("rung", () => (rung += 100))
    left.unsubscribe()
    release(real)
    const late = actor.on("rung", () => (rung += 10))
    actor.send({ type: "press" })
    expect(rung).toBe(11)
    early.unsubscribe()
    late.unsubscribe()
    actor.send({ type: "press" })
    expect(rung).toBe(11)
  })

  it("passes queued events on in order", () => {
    const real = createActor(lamp)
    const { actor, release } = placeholderActor(initialSnapshotOf(real))
    const seen: unknown[] = []
    actor.subscribe((snapshot: { value: unknown }) => seen.push(snapshot.value))
    actor.send({ type: "press" })
    actor.send({ type: "press" })
    actor.send({ type: "press" })
    expect(actor.getSnapshot().value).toBe("off")
    release(real)
    real.start()
    expect(actor.getSnapshot().value).toBe("on")
    expect(seen.at(-1)).toBe("on")
  })

  it("does not notify after unsubscribing", () => {
    const real = createActor(lamp)
    const { actor, release } = placeholderActor(initialSnapshotOf(real))
    const seen: unknown[] = []
    actor.subscribe((snapshot: { value: unknown }) => seen.push(snapshot.value)).unsubscribe()
    release(real)
    real.start()
    real.send({ type: "press" })
    expect(seen).toEqual([])
  })
})
