/** Model of the synced lists machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { syncedListsMachine } from "#machines/lists/synced-lists.ts"
import { modelOf } from "#book/models/model.ts"

const none = { searchHistory: [], bookmarks: [] }
const some = { searchHistory: ["ороолт"], bookmarks: [7] }

export const model = modelOf(syncedListsMachine, {
  inputs: [undefined],
  events: [
    { type: "lists.known", lists: some },
    { type: "lists.known", lists: none },
    { type: "shopper.lists", lists: none },
    { type: "visitor.known" },
    { type: "lists.settle" },
  ],
  answers: { syncLists: { values: [null], problems: [unreachable] } },
  distinguishedBy: ({ here, synced, sent }) => [here.bookmarks, synced.bookmarks, sent.bookmarks],
  driver: { shopper: {}, others: ["lists.known", "shopper.lists", "visitor.known", "lists.settle"] },
})
