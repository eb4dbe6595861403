/** Segmented control. */
import Moon from "lucide-react/icons/moon"
import Sun from "lucide-react/icons/sun"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { SegmentedControl, SegmentButton, SegmentLink } from "./segmented-control.tsx"

const meta = preview.meta({ title: "Parts/SegmentedControl", component: SegmentedControl, parameters: { layout: "centered" } })

const nothing = () => undefined

/** Two layouts, each an icon with an accessible name. */
export const OfButtons = meta.story({
  args: {
    label: "Горим",
    children: (
      <>
        <SegmentButton label="Цайвар горим" pressed onPress={nothing}>
          <Sun />
        </SegmentButton>
        <SegmentButton label="Бараан горим" pressed={false} onPress={nothing}>
          <Moon />
        </SegmentButton>
      </>
    ),
  },
})
/** Links to the same page in two languages. */
export const OfLinks = meta.story({
  args: {
    label: "Хэл",
    children: (
      <>
        <SegmentLink href="/" current>
          Монгол
        </SegmentLink>
        <SegmentLink href="/en" current={false}>
          English
        </SegmentLink>
      </>
    ),
  },
})

const Choices = () => {
  const [taken, setTaken] = useState("tiles")
  return (
    <SegmentedControl label="Харагдац">
      <SegmentButton pressed={taken === "tiles"} onPress={() => setTaken("tiles")}>
        Нүдээр
      </SegmentButton>
      <SegmentButton pressed={taken === "lines"} onPress={() => setTaken("lines")}>
        Мөрөөр
      </SegmentButton>
    </SegmentedControl>
  )
}

/** The Tab key moves between choices, Enter chooses. */
export const ByKeyboard = meta.story({
  args: { label: "Харагдац", children: null },
  render: () => <Choices />,
  play: async ({ canvas }) => {
    const [tiles, lines] = canvas.getAllByRole("button")
    await userEvent.tab()
    await expect(tiles).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(lines).toHaveAttribute("aria-pressed", "true")
    await expect(tiles).toHaveAttribute("aria-pressed", "false")
  },
})
