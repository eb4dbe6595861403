/** Finder of an address's place in every state. */
import type { ContextFrom, StateValueFrom } from "xstate"
import preview from "#book/preview.tsx"
import { bayangol, districtPlaces } from "#book/fixtures/travel/places.ts"
import { inState } from "#book/in-state.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { AddressFinder } from "./address-finder.tsx"

const meta = preview.meta({
  title: "Parts/Address finder",
  component: AddressFinder,
  parameters: { layout: "padded", path: "/checkout/address" },
})

const storyOf = (state: StateValueFrom<typeof placeFinderMachine>, context: Partial<ContextFrom<typeof placeFinderMachine>> = {}) =>
  inState(placeFinderMachine, { state, input: { kind: "area" }, context }, (actor) => (
    <PartFrame>
      <AddressFinder actor={actor} />
    </PartFrame>
  ))

/** The box and the button before a search. */
export const Closed = meta.story(storyOf("closed"))
/** The shopper is typing; the search starts after a pause. */
export const Waiting = meta.story(storyOf({ open: "waiting" }, { text: "баян" }))
/** Places are loading. */
export const Fetching = meta.story(storyOf({ open: "fetching" }, { text: "баян" }))
/** Districts and a quarter, one of which the arrow keys have reached. */
export const Offered = meta.story(storyOf({ open: "offered" }, { text: "баян", found: districtPlaces, active: 1 }))
/** A postcode that no area has: the area with the longest matching prefix is offered. */
export const NearestByCode = meta.story(storyOf({ open: "offered" }, { text: "16374", found: [bayangol] }))
/** No place has the name. */
export const Nothing = meta.story(storyOf({ open: "nothing" }, { text: "ъъъ" }))
/** The device's position is being requested. */
export const Locating = meta.story(storyOf({ open: "locating" }))
/** The district where the shopper is, to be confirmed. */
export const Located = meta.story(storyOf({ open: "offered" }, { found: [bayangol] }))
/** The shopper has refused; the place can be typed. */
export const NotLocated = meta.story(storyOf({ open: "notLocated" }, { notLocated: "refused" }))
