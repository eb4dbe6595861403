/** Model of the store choice machine. */
import { storeChoiceMachine } from "#machines/content/store-choice.ts"
import { stores } from "#book/fixtures/content/stores.ts"
import { modelOf } from "#book/models/model.ts"

const nameOf = (id: number): string => stores.find((store) => store.id === id)?.name ?? ""

export const model = modelOf(storeChoiceMachine, {
  inputs: [undefined],
  events: [
    { type: "store.choose", id: 1, from: "map" },
    { type: "store.choose", id: 2, from: "list" },
  ],
  distinguishedBy: ({ chosen }) => chosen,
  driver: {
    shopper: {
      // A button of the map begins with the store's name, one of the list ends with it.
      "store.choose": ({ choose }, { id, from }) => choose(new RegExp(from === "map" ? `^${nameOf(id)}` : `${nameOf(id)}$`, "u"), "button"),
    },
    others: [],
  },
})
