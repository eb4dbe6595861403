/** How many pieces of something. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { Quantity } from "./quantity.tsx"

const Counted = ({ value, max }: { readonly value: number; readonly max: number }) => {
  const [quantity, setQuantity] = useState(value)
  return <Quantity name="Ноолууран ороолт" value={quantity} max={max} onChange={setQuantity} />
}

const meta = preview.meta({ title: "Parts/Quantity", component: Counted, parameters: { layout: "padded" }, args: { value: 2, max: 12 } })

/** More and less are both to be had. */
export const Several = meta.story({})
/** One is the least; taking it out of the cart is another button. */
export const One = meta.story({ args: { value: 1 } })
/** As many as there are: the shop says so, and «+» rests. */
export const Most = meta.story({ args: { value: 3, max: 3 } })
/** Four digits have room. */
export const Many = meta.story({ args: { value: 1200, max: 5000 } })
/** The buttons, and a number that is typed: too much becomes the most, Escape forgets what was typed. A button at its bound rests under the focus. */
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
