/** Model of the wishes machine. */
import { dress, scarf } from "#book/fixtures/catalogue/goods.ts"
import { sharedList, winterList } from "#book/fixtures/lists/wish-lists.ts"
import { unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { wishesMachine } from "#machines/lists/wishes.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(wishesMachine, {
  inputs: [{ seed: "book" }],
  events: [
    { type: "wish.press", variantId: dress.variantId },
    { type: "wish.put", variantId: dress.variantId, list: winterList.hash },
    { type: "shopper.known" },
    { type: "visitor.known" },
    { type: "wished.known", ids: [scarf.variantId] },
    { type: "wished.read", ids: [scarf.variantId], lists: [winterList, sharedList] },
    { type: "wishes.refresh" },
    { type: "wishes.settle" },
  ],
  answers: {
    fetchWished: {
      values: [
        { ids: [], lists: [winterList, sharedList] },
        { ids: [scarf.variantId], lists: [] },
      ],
      problems: [unreachable],
    },
    toggleWish: { values: [[dress.variantId]], problems: [unreachable, unauthorised] },
  },
  distinguishedBy: ({ wished, toggles, lists }) => [wished.length, toggles.length, lists.length],
  driver: {
    shopper: {
      "wish.press": async ({ find }) => (await find("button", /Хүслийн жагсаалт(?:ад нэмэх|аас хасах)/u)).click(),
      "wish.put": {
        when: ({ context: { lists } }) => lists.length > 1,
        by: async ({ press, choose }, { list }, { context: { lists } }) => {
          await press("wish.choose")
          await choose(new RegExp(`^${lists.find(({ hash }) => hash === list)?.name ?? ""}$`, "u"), "button")
        },
      },
    },
    others: ["wish.put", "shopper.known", "visitor.known", "wished.known", "wished.read", "wishes.refresh", "wishes.settle"],
  },
})
