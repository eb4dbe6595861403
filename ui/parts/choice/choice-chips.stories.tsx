/** Radio group of chips. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { ChoiceChips } from "./choice-chips.tsx"

const Example = ({ long = false }: { readonly long?: boolean }) => {
  const [chosen, setChosen] = useState("monday")
  return (
    <PartFrame>
      <ChoiceChips
        name="day"
        label="Хүргэлтийн өдөр"
        chips={[
          { key: "friday", title: "баасан", note: "11.20", disabled: true },
          { key: "monday", title: "даваа", note: "11.23" },
          { key: "tuesday", title: long ? "нөгөөдөр мягмар гарагийн үдээс хойш" : "мягмар", note: "11.24" },
        ]}
        chosen={chosen}
        onChoose={setChosen}
      />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/ChoiceChips", component: Example, parameters: { layout: "padded" } })

/** One chip is chosen, one is disabled. */
export const Chosen = meta.story({})
/** Names wider than a chip, on the smallest phone. */
export const LongWords = meta.story({ args: { long: true }, globals: { viewport: { value: "narrow", isRotated: false } } })
/** Arrow keys skip the disabled chip. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("radio", { name: /мягмар/ })).toBeChecked()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("radio", { name: /даваа/ })).toBeChecked()
  },
})
