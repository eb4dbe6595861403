/** Switch between grid and list, stored on this device. */
import { expect, userEvent, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { category } from "#book/fixtures/catalogue/listing.ts"
import type { Layout, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { LayoutSwitch } from "./layout-switch.tsx"

const meta = preview.meta({
  title: "Parts/LayoutSwitch",
  component: LayoutSwitch,
  parameters: { path: "/t/women/clothing", layout: "padded" },
})

const chosen = (layout: Layout, query: ListingQuery = category) =>
  inSharedState("persistence", { state: "ready", context: { persisted: { ...emptyPersistedState, layout } } }, () => (
    <PartFrame>
      <LayoutSwitch query={query} onQuery={() => undefined} />
    </PartFrame>
  ))

/** Grid, the default. */
export const Grid = meta.story(chosen("grid"))
/** List, with more details of each product. */
export const List = meta.story(chosen("list"))
/** The address asks for the list, whatever this device remembers. */
export const ListByAddress = meta.story({
  ...chosen("grid", { ...category, layout: "list" }),
  play: async ({ canvasElement }) => {
    const [grid, list] = within(canvasElement).getAllByRole("button")
    await expect(grid).toHaveAttribute("aria-pressed", "false")
    await expect(list).toHaveAttribute("aria-pressed", "true")
  },
})
/** The Tab key moves between the two. */
export const ByKeyboard = meta.story({
  ...chosen("grid"),
  play: async ({ canvasElement }) => {
    const [grid, list] = within(canvasElement).getAllByRole("button")
    await userEvent.tab()
    await expect(grid).toHaveFocus()
    await userEvent.tab()
    await expect(list).toHaveFocus()
  },
})
