/** Search box in every state, from empty to results. */
import { expect, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { nothingOffered, searchHistory, suggestions } from "#book/fixtures/search/suggestions.ts"
import { inSharedState } from "#book/in-state.tsx"
import { Shell } from "#ui/shell/shell.tsx"
import { SearchBox } from "./search-box.tsx"

const meta = preview.meta({ title: "Shell/Search", component: SearchBox })

/** Header around the box, since the panel hangs from it. */
const inHeader = () => (
  <Shell>
    <h1 className="sr">{suggestions.text}</h1>
  </Shell>
)

/** The closed box in the header. */
export const Closed = meta.story(inSharedState("search", { state: "closed" }, inHeader))
/** Recent searches, newest first, and the categories, since the box is focused and empty. */
export const History = meta.story(inSharedState("search", { state: { open: "history" }, context: { history: searchHistory } }, inHeader))
/** Skeletons of the suggestions while the shopper is typing. */
export const Waiting = meta.story(
  inSharedState("search", { state: { open: "waiting" }, context: { text: "даа", offered: null } }, inHeader),
)
/** The previous suggestions with a progress line while new ones are being fetched. */
export const Fetching = meta.story(
  inSharedState("search", { state: { open: "fetching" }, context: { text: "дааш", offered: suggestions } }, inHeader),
)
/** Search terms, categories, brands and products, with the typed letters highlighted. */
export const Offered = meta.story(
  inSharedState("search", { state: { open: "offered" }, context: { text: "даа", offered: suggestions, active: 3 } }, inHeader),
)
/** No suggestions; the typed text can still be searched. */
export const Nothing = meta.story(
  inSharedState("search", { state: { open: "nothing" }, context: { text: nothingOffered.text, offered: nothingOffered } }, inHeader),
)
/** The suggestions failed, of which the box says nothing. */
export const Failed = meta.story({
  ...inSharedState("search", { state: { open: "nothing" }, context: { text: "цамц", offered: null } }, inHeader),
  play: async ({ canvas }) => {
    const all = await canvas.findByRole("button", { name: "«цамц» хайлтын бүх илэрц" })
    await waitFor(() => expect(all).toBeVisible())
    await expect(canvas.queryByText("«цамц» гэсэн хайлтад санал олдсонгүй")).toBeNull()
  },
})

/** No recent searches: only the categories. */
export const HistoryEmpty = meta.story(inSharedState("search", { state: { open: "history" }, context: { history: [] } }, inHeader))
/** A blank search was submitted. */
export const Refused = meta.story(
  inSharedState("search", { state: { open: "history" }, context: { history: searchHistory, refusal: "v.search" } }, inHeader),
)
/** On a phone the suggestions fill the screen. */
export const OfferedOnPhone = meta.story({
  ...inSharedState("search", { state: { open: "offered" }, context: { text: "даа", offered: suggestions } }, inHeader),
  globals: { viewport: { value: "phone", isRotated: false } },
})
/** Arrow keys move through the options while the text stays in the box; Escape closes the panel. */
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
