/** Quantity of a line. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { Quantity } from "./quantity.tsx"

const Example = ({ value, max }: { readonly value: number; readonly max: number }) => {
  const [quantity, setQuantity] = useState(value)
  return <Quantity name="Ноолууран ороолт" value={quantity} max={max} onChange={setQuantity} />
}

const meta = preview.meta({ title: "Parts/Quantity", component: Example, parameters: { layout: "padded" }, args: { value: 2, max: 12 } })

/** Both buttons work. */
export const Several = meta.story({})
/** One is the minimum; removing the line is a separate button. */
export const One = meta.story({ args: { value: 1 } })
/** The maximum, limited by stock: «+» is disabled. */
export const Most = meta.story({ args: { value: 3, max: 3 } })
/** Four digits fit. */
export const Many = meta.story({ args: { value: 1200, max: 5000 } })
/** Buttons and typing: a number above the maximum is lowered to it, Escape discards it. A button at its bound keeps the focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const [less, more] = canvas.getAllByRole("button")
    const figure = canvas.getByRole("textbox")
    await userEvent.tab()
    await expect(less).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(figure).toHaveValue("1")
    await expect(less).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(figure).toHaveValue("1")
    await userEvent.click(more!)
    await userEvent.click(figure)
    await userEvent.keyboard("99{Enter}")
    await expect(figure).toHaveValue("12")
    await expect(more).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("12")
    await userEvent.click(more!)
    await expect(figure).toHaveValue("12")
    await userEvent.keyboard("5{Escape}")
    await expect(figure).toHaveValue("12")
  },
})
