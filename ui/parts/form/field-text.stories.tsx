/** A question that is answered by typing. */
import { useState, type ComponentProps } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { TextAreaField, TextField } from "./field-text.tsx"

type FieldProps = Omit<ComponentProps<typeof TextField>, "onType" | "id">

const Asked = ({ value, ...rest }: FieldProps) => {
  const [typed, setTyped] = useState(value)
  return (
    <PartFrame>
      <TextField {...rest} id="name" value={typed} onType={setTyped} />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/TextField", component: Asked, parameters: { layout: "padded" }, args: { label: "Нэр", value: "" } })

/** Nothing is typed yet; the label stands above and stays there. */
export const Empty = meta.story({})
/** An answer is in it. */
export const Filled = meta.story({ args: { value: "Номин" } })
/** A line below the label says how to answer, before anything can go wrong. */
export const WithHint = meta.story({ args: { label: "И-мэйл хаяг", hint: "Захиалгын мэдээллийг энэ хаягаар илгээнэ" } })
/** It may be left empty, and says so. */
export const Optional = meta.story({ args: { label: "Нэмэлт тайлбар", optional: true } })
/** What is wrong is said below it in words, with a sign, and read out with the field. */
export const Wrong = meta.story({ args: { label: "Утасны дугаар", value: "9911 22", wrong: "Утасны дугаар 8 оронтой байна" } })
/** What always comes first stands inside, so that nobody types it. */
export const WithPrefix = meta.story({ args: { label: "Утасны дугаар", value: "9911 2233", before: "+976" } })
/** It cannot be changed just now. */
export const Disabled = meta.story({ args: { value: "Номин", disabled: true } })
/** A label, a hint and a fault longer than the screen is wide. */
export const LongWords = meta.story({
  args: {
    label: "Байгууллагын регистрийн дугаар эсвэл татвар төлөгчийн бүртгэлийн дугаар",
    hint: "Улсын бүртгэлийн ерөнхий газраас олгосон гэрчилгээн дээр байгаа 7 оронтой дугаар",
    value: "61234",
    wrong: "Регистрийн дугаар 7 оронтой байна. Дугаараа шалгаад дахин оруулна уу.",
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** Room for a few lines. */
export const SeveralLines = meta.story({
  render: () => (
    <PartFrame>
      <TextAreaField id="note" label="Хүргэгчид хэлэх үг" value="3-р орцны код 1204. Ирэхээсээ өмнө залгаарай." onType={() => undefined} optional />
    </PartFrame>
  ),
})
/** The Tab key comes to it, letters go into it, and pressing its label would too. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Нэр" })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard("Номин")
    await expect(field).toHaveValue("Номин")
  },
})
