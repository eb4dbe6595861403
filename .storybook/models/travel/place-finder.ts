/** Model of the place finder machine. */
import { bayangol, districtPlaces } from "#book/fixtures/travel/places.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { MachineModel } from "#book/models/model.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"

export const model: MachineModel<typeof placeFinderMachine> = {
  machine: placeFinderMachine,
  inputs: [{ kind: "area" }],
  events: [
    { type: "place.type", text: "баян" },
    { type: "place.type", text: "" },
    { type: "place.here" },
    { type: "place.close" },
    { type: "option.next" },
    { type: "option.previous" },
    { type: "option.take", index: 0 },
  ],
  answers: {
    fetchPlaces: { values: [districtPlaces, []], problems: [unreachable] },
    fetchPlacesHere: { values: [{ _tag: "Located", places: [bayangol] }, { _tag: "NotLocated", reason: "refused" }], problems: [unreachable] },
  },
  about: ({ text, active, places }) => [text === "", active !== null, places.length],
}
