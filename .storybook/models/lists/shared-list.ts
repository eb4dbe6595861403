/** Model of the shared list machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { sharedList } from "#book/fixtures/lists/wish-lists.ts"
import { sharedListMachine } from "#machines/lists/shared-list.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(sharedListMachine, {
  inputs: [
    { list: null, query: { hash: sharedList.hash } },
    { list: sharedList, query: { hash: sharedList.hash } },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchWishList: { values: [sharedList], problems: [unreachable, missing] } },
  about: ({ list }) => list !== null,
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
