/** Summary of a form's errors. */
import { useState } from "react"
import { expect, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { FieldErrors, type FieldError } from "./field-errors.tsx"
import { TextField } from "./field-text.tsx"

const Form = ({ errors, attempts = 0 }: { readonly errors: ReadonlyArray<FieldError>; readonly attempts?: number }) => {
  const [attempt, setAttempt] = useState(attempts)
  const [phone, setPhone] = useState("9911 22")
  return (
    <PartFrame shape="form">
      <FieldErrors errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextField
        id="phone"
        label="Утасны дугаар"
        value={phone}
        onType={setPhone}
        wrong={attempt > 0 ? errors.find(({ id }) => id === "phone")?.text : undefined}
      />
      <Button onClick={() => setAttempt(attempt + 1)}>Үргэлжлүүлэх</Button>
    </PartFrame>
  )
}

const phone = { id: "phone", text: "Утасны дугаар 8 оронтой байна" }

const meta = preview.meta({
  title: "Parts/FieldErrors",
  component: Form,
  parameters: { layout: "padded" },
  args: { errors: [phone], attempts: 1 },
})

/** One error. */
export const One = meta.story({})
/** Several errors, each linked to its field. */
export const Several = meta.story({
  args: { errors: [phone, { id: "district", text: "Дүүргээ сонгоно уу" }, { id: "street", text: "Гудамж, байр, тоотоо оруулна уу" }] },
})
/** A refused form focuses the summary, and its link focuses the field. */
export const ByKeyboard = meta.story({
  args: { attempts: 0 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    const summary = canvas.getByRole("group")
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("textbox")).toHaveFocus()
  },
})
