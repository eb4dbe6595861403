/** Model of the synced lists machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { syncedListsMachine } from "#machines/lists/synced-lists.ts"
import type { MachineModel } from "#book/models/model.ts"

const none = { searchHistory: [], bookmarks: [] }
const some = { searchHistory: ["ороолт"], bookmarks: [7] }

export const model: MachineModel<typeof syncedListsMachine> = {
  machine: syncedListsMachine,
  inputs: [undefined],
  events: [
    { type: "lists.known", lists: some },
    { type: "lists.known", lists: none },
    { type: "shopper.lists", lists: none },
    { type: "visitor.known" },
    { type: "lists.settle" },
  ],
  answers: { syncLists: { values: [null], problems: [unreachable] } },
  about: ({ here, synced, sent }) => [here.bookmarks, synced.bookmarks, sent.bookmarks],
}
