/** Recent searches and saved products of a shopper, from device to device. */
import { describe, expect, it } from "vitest"
import { unreachable } from "#book/fixtures/problems.ts"
import { listsToldAgainAfter, listsSettle } from "#domain/rules/timings.ts"
import { syncedListsMachine } from "#machines/lists/synced-lists.ts"
import { rehearse } from "#tests/machines/test-actor.ts"

const none = { searchHistory: [], bookmarks: [] }
const some = { searchHistory: ["ороолт"], bookmarks: [7] }
const more = { searchHistory: ["ороолт"], bookmarks: [7, 9] }

describe("lists of a shopper", () => {
  const opened = () => {
    const rehearsal = rehearse(syncedListsMachine, undefined)
    const { actor, requests } = rehearsal
    return { ...rehearsal, told: () => requests.map(({ input }) => input), state: () => actor.getSnapshot().value }
  }

  it("stay on the device of a visitor, and are told after the login [E3]", () => {
    const { actor, clock, told } = opened()
    actor.send({ type: "lists.known", lists: some })
    clock.increment(listsSettle * 2)
    expect(told()).toEqual([])
    actor.send({ type: "shopper.lists", lists: none })
    clock.increment(listsSettle)
    expect(told()).toEqual([{ lists: some, before: none }])
  })

  it("are told once after several changes, and not where the shop has them so", async () => {
    const { actor, clock, told, last, emitted, state } = opened()
    actor.send({ type: "shopper.lists", lists: some })
    actor.send({ type: "lists.known", lists: some })
    expect(state()).toBe("same")
    actor.send({ type: "lists.known", lists: none })
    clock.increment(listsSettle - 1)
    actor.send({ type: "lists.known", lists: more })
    clock.increment(listsSettle - 1)
    expect(told()).toEqual([])
    clock.increment(1)
    await last("tellLists").answer()
    expect(told()).toEqual([{ lists: more, before: some }])
    expect(emitted).toEqual([{ type: "lists.told", lists: more }])
    expect(state()).toBe("same")
  })

  it("are told at once when the page may be closed, and again after a failure", async () => {
    const { actor, clock, told, last, state } = opened()
    actor.send({ type: "shopper.lists", lists: none })
    actor.send({ type: "lists.known", lists: some })
    actor.send({ type: "lists.settle" })
    await last("tellLists").refuse(unreachable)
    expect(state()).toBe("untold")
    clock.increment(listsToldAgainAfter)
    expect(told()).toHaveLength(2)
    actor.send({ type: "lists.known", lists: more })
    await last("tellLists").answer()
    expect(state()).toBe("settling")
  })
})
