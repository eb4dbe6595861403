/** Text field in every state. */
import { useState, type ComponentProps } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { TextAreaField, TextField } from "./field-text.tsx"

type FieldProps = Omit<ComponentProps<typeof TextField>, "onType" | "id">

const Example = ({ value, ...rest }: FieldProps) => {
  const [typed, setTyped] = useState(value)
  return (
    <PartFrame>
      <TextField {...rest} id="name" value={typed} onType={setTyped} />
    </PartFrame>
  )
}

const meta = preview.meta({
  title: "Parts/TextField",
  component: Example,
  parameters: { layout: "padded" },
  args: { label: "Нэр", value: "" },
})

/** Empty, with its label above. */
export const Empty = meta.story({})
export const Filled = meta.story({ args: { value: "Номин" } })
/** A hint below the label. */
export const WithHint = meta.story({ args: { label: "И-мэйл хаяг", hint: "Захиалгын мэдээллийг энэ хаягаар илгээнэ" } })
/** Optional, and marked as such. */
export const Optional = meta.story({ args: { label: "Нэмэлт тайлбар", optional: true } })
/** The error below the field, with an icon, announced with the field. */
export const Wrong = meta.story({ args: { label: "Утасны дугаар", value: "9911 22", wrong: "Утасны дугаар 8 оронтой байна" } })
/** A fixed prefix inside the field. */
export const WithPrefix = meta.story({ args: { label: "Утасны дугаар", value: "9911 2233", before: "+976" } })
export const Disabled = meta.story({ args: { value: "Номин", disabled: true } })
/** A label, a hint and an error wider than the screen. */
export const LongWords = meta.story({
  args: {
    label: "Байгууллагын регистрийн дугаар эсвэл татвар төлөгчийн бүртгэлийн дугаар",
    hint: "Улсын бүртгэлийн ерөнхий газраас олгосон гэрчилгээн дээр байгаа 7 оронтой дугаар",
    value: "61234",
    wrong: "Регистрийн дугаар 7 оронтой байна. Дугаараа шалгаад дахин оруулна уу.",
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** A text area of several lines. */
export const SeveralLines = meta.story({
  render: () => (
    <PartFrame>
      <TextAreaField
        id="note"
        label="Хүргэгчид хэлэх үг"
        value="3-р орцны код 1204. Ирэхээсээ өмнө залгаарай."
        onType={() => undefined}
        optional
      />
    </PartFrame>
  ),
})
/** The Tab key focuses it, letters are typed, and its label is connected. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Нэр" })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard("Номин")
    await expect(field).toHaveValue("Номин")
  },
})
