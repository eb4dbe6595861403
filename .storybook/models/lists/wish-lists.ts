/** Model of the wish lists machine. */
import { emptyList, sharedList, winterList, wishLists } from "#book/fixtures/lists/wish-lists.ts"
import { soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import type { WishId } from "#domain/entities/lists/wish-list.ts"
import { wishListsMachine } from "#machines/lists/wish-lists.ts"
import { modelOf } from "#book/models/model.ts"

const wish = 1 as WishId

export const model = modelOf(wishListsMachine, {
  inputs: [{ seed: "book" }],
  events: [
    { type: "lists.change", change: { _tag: "Create", name: "Бэлэг", description: "", isPrivate: true } },
    { type: "lists.change", change: { _tag: "ToCart", hash: winterList.hash, wish: null } },
    { type: "unsaved.close" },
    { type: "page.retry" },
  ],
  answers: {
    fetchWishLists: { values: [wishLists, []], problems: [unreachable] },
    changeWishLists: {
      values: [
        { lists: [winterList, sharedList], short: [{ wish, name: "Пальто", added: 0 }] },
        { lists: [], short: [] },
        { lists: [emptyList], short: [] },
      ],
      problems: [soldOut, unreachable],
    },
  },
  distinguishedBy: ({ lists, waiting, unsaved }) => [lists.length > 0, Math.min(waiting.length, 2), waiting[0]?._tag, unsaved === null],
  driver: {
    shopper: {
      "lists.change": {
        when: ({ context }, { change }) =>
          context.unsaved === null &&
          (change._tag === "Create" ||
            (context.waiting.every(({ _tag }) => _tag !== "ToCart") && context.lists.some(({ wishes }) => wishes.length > 0))),
        by: async ({ press, fill }, { change }) => {
          if (change._tag !== "Create") return press("lists.toCart.all")
          await press("lists.create")
          await fill("lists.name", change.name)
          await press("lists.save")
        },
      },
      "unsaved.close": { when: ({ context }) => context.unsaved !== null, by: ({ press }) => press("common.close") },
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: ["lists.change"],
  },
})
