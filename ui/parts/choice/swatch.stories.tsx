/** Colour swatches. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Swatch } from "./swatch.tsx"

const colours = [
  { value: "white", title: "Цагаан", hex: "#FFFFFF" },
  { value: "camel", title: "Шаргал", hex: "#C19A6B" },
  { value: "navy", title: "Хар хөх", hex: "#1B2A49" },
  { value: "black", title: "Хар", hex: "#000000" },
  { value: "pattern", title: "Хээтэй", hex: null },
] as const

const Example = ({ first = [] }: { readonly first?: ReadonlyArray<string> }) => {
  const [ticked, setTicked] = useState(first)
  return (
    <PartFrame shape="row">
      {colours.map(({ value, title, hex }) => (
        <Swatch
          key={value}
          name="colour"
          value={value}
          title={title}
          hex={hex}
          checked={ticked.includes(value)}
          onChange={() => setTicked(ticked.includes(value) ? ticked.filter((other) => other !== value) : [...ticked, value])}
        >
          {title}
        </Swatch>
      ))}
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/Swatch", component: Example, parameters: { layout: "padded" } })

/** No swatch is ticked; white has an edge, and an unknown colour is a half-filled ring. */
export const Unticked = meta.story({})
/** Two swatches are ticked. */
export const Chosen = meta.story({ args: { first: ["camel", "navy"] } })
/** Black and navy stand out from the dark background. */
export const InTheDark = meta.story({ args: { first: ["black"] }, globals: { theme: "dark" } })
/** The space bar ticks and unticks. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const [white, camel] = canvas.getAllByRole("checkbox")
    await userEvent.tab()
    await expect(white).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(camel).toBeChecked()
    await userEvent.keyboard(" ")
    await expect(camel).not.toBeChecked()
  },
})
