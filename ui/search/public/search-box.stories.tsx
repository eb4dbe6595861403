/** The search box on its way from empty to an answer. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { nothingOffered, searchHistory, suggestions } from "#book/fixtures/suggestions.ts"
import { inSharedState } from "#book/in-state.tsx"
import { Shell } from "#ui/shell/shell.tsx"
import { SearchBox } from "./search-box.tsx"

const meta = preview.meta({ title: "Shell/Search", component: SearchBox })

/** The box stands in the header; what it opens hangs from there. */
const inHeader = () => (
  <Shell>
    <h1 className="sr">{suggestions.text}</h1>
  </Shell>
)

/** The search box at rest in the header: nobody is searching. */
export const Closed = meta.story(inSharedState("search", { state: "closed" }, inHeader))
/** Past searches, newest first, and the categories, since the box was entered and nothing is typed. */
export const History = meta.story(inSharedState("search", { state: { open: "history" }, context: { history: searchHistory } }, inHeader))
/** Grey shapes where the offers will be, since letters are still being typed. */
export const Waiting = meta.story(inSharedState("search", { state: { open: "waiting" }, context: { text: "даа", offered: null } }, inHeader))
/** The older offers with a line that runs, since the shop is asked. */
export const Fetching = meta.story(inSharedState("search", { state: { open: "fetching" }, context: { text: "дааш", offered: suggestions } }, inHeader))
/** Words, categories, brands and products, with the typed letters standing out. */
export const Offered = meta.story(inSharedState("search", { state: { open: "offered" }, context: { text: "даа", offered: suggestions, active: 3 } }, inHeader))
/** A word that nothing fits, and the words themselves to search for all the same. */
export const Nothing = meta.story(inSharedState("search", { state: { open: "nothing" }, context: { text: nothingOffered.text, offered: nothingOffered } }, inHeader))

/** Nobody has searched yet: the categories alone. */
export const HistoryEmpty = meta.story(inSharedState("search", { state: { open: "history" }, context: { history: [] } }, inHeader))
/** Blank words were sent. */
export const Refused = meta.story(inSharedState("search", { state: { open: "history" }, context: { history: searchHistory, refusal: "v.search" } }, inHeader))
/** On a phone the offers take the whole screen. */
export const OfferedOnPhone = meta.story({
  ...inSharedState("search", { state: { open: "offered" }, context: { text: "даа", offered: suggestions } }, inHeader),
  globals: { viewport: { value: "phone", isRotated: false } },
})
/** The arrow keys walk through what is offered while the letters stay in the box; Escape puts it away. */
export const ByKeyboard = meta.story({
  ...inSharedState("search", { state: { open: "offered" }, context: { text: "даа", offered: suggestions } }, inHeader),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox")
    await userEvent.click(box)
    await canvas.findAllByRole("option", undefined, { timeout: 5000 })
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    const [, second] = canvas.getAllByRole("option")
    await expect(second).toHaveAttribute("aria-selected", "true")
    await expect(box).toHaveAttribute("aria-activedescendant", second?.id)
    await expect(box).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect(box).toHaveAttribute("aria-expanded", "false")
  },
})
