/** Password field: hidden, shown and wrong. */
import { useState, type ComponentProps } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { PasswordField } from "./password-field.tsx"

type FieldProps = Omit<ComponentProps<typeof PasswordField>, "onType">

const Example = ({ value, ...rest }: FieldProps) => {
  const [typed, setTyped] = useState(value)
  return (
    <PartFrame>
      <PasswordField {...rest} value={typed} onType={setTyped} />
    </PartFrame>
  )
}

const meta = preview.meta({
  title: "Parts/PasswordField",
  component: Example,
  parameters: { layout: "padded" },
  args: { id: "password", label: "Нууц үг", value: "", readOnly: false },
})

/** Empty, with its label above. */
export const Empty = meta.story({})
/** An error below the field. */
export const Wrong = meta.story({ args: { value: "123", wrong: "Нууц үг 8-аас доошгүй тэмдэгттэй байна" } })
/** The button beside the field shows what was typed; both are reached by Tab. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard("Demo-2026")
    await expect(canvas.getByLabelText("Нууц үг")).toHaveAttribute("type", "password")
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByLabelText("Нууц үг")).toHaveAttribute("type", "text")
    await expect(canvas.getByLabelText("Нууц үг")).toHaveValue("Demo-2026")
  },
})
