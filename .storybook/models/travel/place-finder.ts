/** Model of the place finder machine. */
import { bayangol, districtPlaces } from "#book/fixtures/travel/places.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import type { Shopper } from "#book/models/shopper.ts"
import { modelOf } from "#book/models/model.ts"

const focusField = async ({ field }: Shopper) => (await field("places.find")).focus()

export const model = modelOf(placeFinderMachine, {
  inputs: [{ kind: "area" }],
  events: [
    { type: "text.type", text: "баян" },
    { type: "text.type", text: "" },
    { type: "place.here" },
    { type: "finder.close" },
    { type: "option.next" },
    { type: "option.previous" },
    { type: "option.take", index: 0 },
  ],
  answers: {
    fetchPlaces: { values: [districtPlaces, []], problems: [unreachable] },
    fetchPlacesHere: {
      values: [
        { _tag: "Located", places: [bayangol] },
        { _tag: "NotLocated", reason: "refused" },
      ],
      problems: [unreachable],
    },
  },
  distinguishedBy: ({ text, active, found }) => [text === "", active !== null, found.length],
  driver: {
    shopper: {
      "text.type": ({ fill }, { text }) => fill("places.find", text === "" ? " " : text),
      "place.here": { when: (now) => !now.matches({ open: "locating" }), by: ({ activate }) => activate("places.here") },
      "finder.close": async (shopper) => {
        await focusField(shopper)
        await shopper.keys("{Escape}")
      },
      "option.next": async (shopper) => {
        await focusField(shopper)
        await shopper.keys("{ArrowDown}")
      },
      "option.previous": async (shopper) => {
        await focusField(shopper)
        await shopper.keys("{ArrowUp}")
      },
      "option.take": async ({ options }, { index }) => (await options())[index]!.click(),
    },
    others: [],
  },
})
