/** Changes of one device to lists that several devices change. */
import { describe, expect, it } from "vitest"
import { withChanges } from "#domain/rules/lists/synced-lists.ts"

describe("changes of a device to a list, newest first", () => {
  it.each<readonly [string, ReadonlyArray<number>, ReadonlyArray<number>, ReadonlyArray<number>, ReadonlyArray<number>]>([
    ["keep what another device has added", [2, 1], [1], [3, 1], [3, 2, 1]],
    ["do not bring back what another device has removed", [1], [2, 1], [3, 2, 1], [3, 1]],
    ["remove an item, and no other", [3, 2, 1], [2, 1], [1], [3, 1]],
    ["remove all that the device knew", [3, 2, 1], [2, 1], [], [3]],
    ["move an item to the front", [4, 3, 2, 1], [3, 2, 1], [1, 3, 2], [1, 4, 3, 2]],
    ["are the list itself where nobody else changed it", [3, 2, 1], [3, 2, 1], [4, 2, 3], [4, 2, 3]],
    ["change nothing the second time", [3, 2, 1], [1], [3, 1], [3, 2, 1]],
  ])("%s", (_, list, before, after, changed) => {
    expect(withChanges(list, before, after)).toEqual(changed)
  })
})
