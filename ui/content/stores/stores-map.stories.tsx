/** Map and list of the stores, which highlight the same store. */
import { useState } from "react"
import { createActor } from "xstate"
import { expect, userEvent, within } from "storybook/test"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { stores } from "#book/fixtures/content/stores.ts"
import { inState } from "#book/in-state.tsx"
import { storeChoiceMachine, type StoreChoiceActor, type StoreChoiceContext } from "#machines/content/store-choice.ts"
import { StoreList } from "./store-list.tsx"
import { StoresMap } from "./stores-map.tsx"

const meta = preview.meta({ title: "Parts/Stores map", component: StoresMap, parameters: { path: "/stores" } })

const Both = ({ actor }: { readonly actor: StoreChoiceActor }) => (
  <div className="page">
    <StoresMap actor={actor} stores={stores} />
    <StoreList actor={actor} stores={stores} />
  </div>
)

const storyOf = (state: Rest<typeof storeChoiceMachine>["state"], context: Partial<StoreChoiceContext> = {}) =>
  inState(storeChoiceMachine, { state, context }, (actor) => <Both actor={actor} />)

const Live = () => {
  const [actor] = useState(() => createActor(storeChoiceMachine).start())
  return <Both actor={actor} />
}

/** Every store on the map, open ones green. */
export const None = meta.story(storyOf("none"))
/** The same store on the map and in the list. */
export const Chosen = meta.story(storyOf("chosen", { chosen: 2, from: "map" }))
/** In the dark theme, on a phone. */
export const InTheDark = meta.story({
  ...storyOf("chosen", { chosen: 2, from: "map" }),
  globals: { theme: "dark", viewport: { value: "phone", isRotated: false } },
})
/** A store is chosen on the map by keyboard and cleared again; another is chosen in the list. */
export const ByKeyboard = meta.story({
  render: () => <Live />,
  play: async ({ canvas }) => {
    const map = within(canvas.getByRole("group"))
    const marker = map.getByRole("button", { name: /^Яармаг салбар/ })
    marker.focus()
    await userEvent.keyboard("{Enter}")
    await expect(marker).toHaveAttribute("aria-pressed", "true")
    const current = () => canvas.getAllByRole("listitem").filter((item) => item.hasAttribute("aria-current"))
    await expect(current()).toHaveLength(1)
    await expect(within(current()[0]!).getByRole("heading")).toHaveTextContent("Яармаг салбар")
    await userEvent.keyboard(" ")
    await expect(marker).toHaveAttribute("aria-pressed", "false")
    await expect(current()).toHaveLength(0)
    await userEvent.click(canvas.getByRole("button", { name: /^Зураг дээр харах.*Сансар салбар$/u }))
    await expect(map.getByRole("button", { name: /^Сансар салбар/ })).toHaveAttribute("aria-pressed", "true")
  },
})
