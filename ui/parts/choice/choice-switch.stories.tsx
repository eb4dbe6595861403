/** Radio group of two choices side by side. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { ChoiceSwitch } from "./choice-switch.tsx"

type Kind = "person" | "organization"

const Example = ({ chosen: first, long = false }: { readonly chosen: Kind; readonly long?: boolean }) => {
  const [chosen, setChosen] = useState<Kind>(first)
  const choices = [
    { key: "person", title: long ? "Хувь хүний нэр дээр авах" : "Хувь хүн" },
    { key: "organization", title: long ? "Байгууллагын нэр дээр авах" : "Байгууллага" },
  ] as const
  return (
    <PartFrame>
      <ChoiceSwitch name="receipt" label="НӨАТ-ын баримт" choices={choices} chosen={chosen} onChoose={setChosen} />
    </PartFrame>
  )
}

const meta = preview.meta({
  title: "Parts/ChoiceSwitch",
  component: Example,
  parameters: { layout: "padded" },
  args: { chosen: "person" as const },
})

/** The first choice is chosen. */
export const First = meta.story({})
/** The second choice is chosen. */
export const Second = meta.story({ args: { chosen: "organization" } })
/** Names wider than half of the smallest phone. */
export const LongWords = meta.story({ args: { long: true }, globals: { viewport: { value: "narrow", isRotated: false } } })
/** Arrow keys cycle through the choices. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const [person, organization] = canvas.getAllByRole("radio")
    await userEvent.tab()
    await expect(person).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(organization).toBeChecked()
    await userEvent.keyboard("{ArrowRight}")
    await expect(person).toBeChecked()
  },
})
