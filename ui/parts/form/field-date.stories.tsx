/** Date field: empty, typed, refused. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { DateField } from "./field-date.tsx"

const Example = ({ first = "", wrong }: { readonly first?: string; readonly wrong?: string }) => {
  const [value, setValue] = useState(first)
  return (
    <PartFrame>
      <DateField id="date" label="Төрсөн өдөр" optional wrong={wrong} value={value} onType={setValue} />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/DateField", component: Example, parameters: { layout: "padded" } })

/** Nothing is typed. */
export const Empty = meta.story({})
/** A whole day. */
export const Filled = meta.story({ args: { first: "1994/03/17" } })
/** The error below the field. */
export const Wrong = meta.story({ args: { first: "1994/13/17", wrong: "Огноог жил/сар/өдөр хэлбэрээр оруулна уу" } })
/** Digits alone: the slashes come by themselves. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox")
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard("19940317")
    await expect(field).toHaveValue("1994/03/17")
  },
})
