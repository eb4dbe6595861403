/** Select field with the native picker. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { SelectField } from "./field-select.tsx"

const districts = ["Баянгол", "Баянзүрх", "Сүхбаатар", "Хан-Уул", "Чингэлтэй"].map((name) => ({ value: name, label: name }))

type FieldProps = {
  readonly value?: string
  readonly wrong?: string
  readonly hint?: string
  readonly disabled?: boolean
  readonly label?: string
}

const Example = ({ value = "", label = "Дүүрэг", ...rest }: FieldProps) => {
  const [chosen, setChosen] = useState(value)
  return (
    <PartFrame>
      <SelectField
        {...rest}
        id="district"
        label={label}
        placeholder="Дүүргээ сонгоно уу"
        options={districts}
        value={chosen}
        onChoose={setChosen}
      />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/SelectField", component: Example, parameters: { layout: "padded" } })

/** Nothing is chosen; the first option asks for a choice. */
export const Unchosen = meta.story({})
/** One option is chosen. */
export const Chosen = meta.story({ args: { value: "Баянзүрх" } })
/** The choice is missing, with its error. */
export const Wrong = meta.story({ args: { wrong: "Дүүргээ сонгоно уу" } })
/** Disabled until the field above has a value. */
export const Disabled = meta.story({ args: { disabled: true, hint: "Эхлээд хотоо сонгоно уу" } })
/** A label wider than the screen. */
export const LongWords = meta.story({
  args: { label: "Хүргэлтийн хаягийн харьяалагдах дүүрэг, сум, суурин газар", value: "Баянзүрх" },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** Typing letters chooses an option without opening the list. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Дүүрэг" })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.selectOptions(field, "Хан-Уул")
    await expect(field).toHaveValue("Хан-Уул")
  },
})
