/** Recent searches and saved products of a shopper, from device to device. */
import { describe, expect, it } from "vitest"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { listsSyncRetryDelay, listsSettle } from "#domain/rules/timings.ts"
import { syncedListsMachine } from "#machines/lists/synced-lists.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const none = { searchHistory: [], bookmarks: [] }
const some = { searchHistory: ["ороолт"], bookmarks: [7] }
const more = { searchHistory: ["ороолт"], bookmarks: [7, 9] }

describe("lists of a shopper", () => {
  const opened = () => {
    const rehearsal = startTestActor(syncedListsMachine, undefined)
    const { actor, requests } = rehearsal
    return { ...rehearsal, synced: () => requests.map(({ input }) => input), state: () => actor.getSnapshot().value }
  }

  it("stay on the device of a visitor, and are sent after the login [E3]", () => {
    const { actor, clock, synced } = opened()
    actor.send({ type: "lists.known", lists: some })
    clock.increment(listsSettle * 2)
    expect(synced()).toEqual([])
    actor.send({ type: "shopper.lists", lists: none })
    clock.increment(listsSettle)
    expect(synced()).toEqual([{ lists: some, before: none }])
  })

  it("are sent once after several changes, and not where the shop has the same", async () => {
    const { actor, clock, synced, last, emitted, state } = opened()
    actor.send({ type: "shopper.lists", lists: some })
    actor.send({ type: "lists.known", lists: some })
    expect(state()).toBe("same")
    actor.send({ type: "lists.known", lists: none })
    clock.increment(listsSettle - 1)
    actor.send({ type: "lists.known", lists: more })
    clock.increment(listsSettle - 1)
    expect(synced()).toEqual([])
    clock.increment(1)
    await last("syncLists").answer()
    expect(synced()).toEqual([{ lists: more, before: some }])
    expect(emitted).toEqual([{ type: "lists.synced", lists: more }])
    expect(state()).toBe("same")
  })

  it("are sent at once when the page may be closed, and again after a failure", async () => {
    const { actor, clock, synced, last, state } = opened()
    actor.send({ type: "shopper.lists", lists: none })
    actor.send({ type: "lists.known", lists: some })
    actor.send({ type: "lists.settle" })
    await last("syncLists").refuse(unreachable)
    expect(state()).toBe("untold")
    clock.increment(listsSyncRetryDelay)
    expect(synced()).toHaveLength(2)
    actor.send({ type: "lists.known", lists: more })
    await last("syncLists").answer()
    expect(state()).toBe("settling")
  })
})
