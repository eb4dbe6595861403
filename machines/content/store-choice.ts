/** Store choice machine: the store that is highlighted on the map and in the list. S29i. */
import { assign, setup, type ActorRefFrom } from "xstate"

export type StoreChoiceEvent = { readonly type: "store.choose"; readonly id: number; readonly from: "map" | "list" }
export type StoreChoiceContext = {
  /** Id of the store. */
  readonly chosen: number | null
  /** Where it was chosen; the other one scrolls to it. */
  readonly from: "map" | "list" | null
}

export const storeChoiceMachine = setup({
  types: {} as { context: StoreChoiceContext; events: StoreChoiceEvent },
  actions: {
    takeStore: assign(({ event: { id, from } }) => ({ chosen: id, from })),
    forgetStore: assign({ chosen: null, from: null }),
  },
  guards: { isChosen: ({ context, event }) => event.from === "map" && event.id === context.chosen },
}).createMachine({
  id: "storeChoice",
  description: "Highlights one store on the map and in the list.",
  context: { chosen: null, from: null },
  initial: "none",
  states: {
    none: { description: "No store is highlighted.", on: { "store.choose": { target: "chosen", actions: "takeStore" } } },
    chosen: {
      description: "Map and list highlight the same store; pressing it again on the map clears it.",
      on: {
        "store.choose": [{ guard: "isChosen", target: "none", actions: "forgetStore" }, { actions: "takeStore" }],
      },
    },
  },
})

export type StoreChoiceActor = ActorRefFrom<typeof storeChoiceMachine>
