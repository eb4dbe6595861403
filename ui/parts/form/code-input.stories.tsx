/** Input for a one-time code. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { CodeInput } from "./code-input.tsx"

type Props = { readonly value: string; readonly wrong?: string; readonly disabled?: boolean }

const Example = ({ value, ...rest }: Props) => {
  const [code, setCode] = useState(value)
  return (
    <PartFrame>
      <CodeInput
        {...rest}
        id="code"
        label="Баталгаажуулах код"
        hint="9911 2233 дугаарт илгээсэн 6 оронтой код"
        value={code}
        onType={setCode}
      />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/CodeInput", component: Example, parameters: { layout: "padded" }, args: { value: "" } })

/** Six empty boxes. */
export const Empty = meta.story({})
/** Half of the code is typed. */
export const Begun = meta.story({ args: { value: "482" } })
/** All six digits are typed. */
export const Whole = meta.story({ args: { value: "482913" } })
/** The code is wrong; the error stands below. */
export const Wrong = meta.story({ args: { value: "482913", wrong: "Код буруу байна" } })
/** The code is being checked and cannot be changed. */
export const Checking = meta.story({ args: { value: "482913", disabled: true } })
/** All six boxes fit the smallest phone. */
export const OnNarrow = meta.story({ args: { value: "48" }, globals: { viewport: { value: "narrow", isRotated: false } } })
/** A single field: digits fill it in order, spaces in a pasted code are dropped, Backspace deletes. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox")
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard("48")
    await expect(field).toHaveValue("48")
    await userEvent.paste(" 29 13 77")
    await expect(field).toHaveValue("482913")
    await userEvent.keyboard("{Backspace}")
    await expect(field).toHaveValue("48291")
  },
})
