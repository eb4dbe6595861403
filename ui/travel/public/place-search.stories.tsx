/** Finder of an address's place, with its own messages. */
import preview from "#book/preview.tsx"
import { atRest } from "#book/fixed-state-actor.ts"
import { PartFrame } from "#book/part-frame.tsx"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { PlaceSearch } from "./place-search.tsx"

const meta = preview.meta({
  title: "Parts/Place search",
  component: PlaceSearch,
  parameters: { layout: "padded", path: "/account/settings" },
})

/** The box and the button once the messages have loaded; the stories of the finder show its other states. */
export const Closed = meta.story({
  render: () => (
    <PartFrame>
      <PlaceSearch actor={atRest(placeFinderMachine, { state: "closed", input: { kind: "area" } })} />
    </PartFrame>
  ),
})
