/** Box that finds airports, by pointer and keyboard. */
import { expect, userEvent, within } from "storybook/test"
import { createActor, fromPromise } from "xstate"
import preview from "#book/preview.tsx"
import { airportPlaces } from "#book/fixtures/travel/places.ts"
import { PartFrame } from "#book/part-frame.tsx"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { PlaceBox } from "./place-box.tsx"

/** Finds the same airports for every text, at once. */
const Framed = () => {
  const finder = createActor(
    placeFinderMachine.provide({ actors: { fetchPlaces: fromPromise(async () => airportPlaces) }, delays: { typingSettles: 0 } }),
    { input: { kind: "airport" } },
  ).start()
  return (
    <PartFrame>
      <PlaceBox id="airport" aria-label="Хаана" actor={finder} shownAs={(place) => (place.kind === "airport" ? place.airport.city : "")} />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/Place box", component: Framed, parameters: { layout: "padded" } })

/** A plain box. */
export const Closed = meta.story({})
/** Typing offers airports, the arrows lead to one, and Enter takes it. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole("combobox")
    await userEvent.type(box, "мө")
    await within(canvasElement).findAllByRole("option")
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(box).toHaveValue("Мөрөн")
    await expect(within(canvasElement).queryAllByRole("option")).toEqual([])
  },
})
