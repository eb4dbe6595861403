/** Switch between grid and list, stored on this device. */
import { expect, userEvent, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import type { Layout } from "#domain/entities/catalogue/listing.ts"
import { LayoutSwitch } from "./layout-switch.tsx"

const meta = preview.meta({ title: "Parts/LayoutSwitch", component: LayoutSwitch, parameters: { path: "/t/women/clothing", layout: "padded" } })

const chosen = (layout: Layout) =>
  inSharedState("persistence", { state: "ready", context: { persisted: { ...emptyPersistedState, layout } } }, () => (
    <PartFrame>
      <LayoutSwitch />
    </PartFrame>
  ))

/** Grid, the default. */
export const Grid = meta.story(chosen("grid"))
/** List, with more details of each product. */
export const List = meta.story(chosen("list"))
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
