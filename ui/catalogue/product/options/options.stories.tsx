/** Options of a product: pictures for colours, labels for sizes. */
import { useState } from "react"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { product } from "#book/fixtures/catalogue/product.ts"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { sizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { choiceOf, type Choice } from "#domain/rules/catalogue/variants.ts"
import { Options } from "./options.tsx"

const Chosen = ({ first = {}, missing = null }: { readonly first?: Choice; readonly missing?: string | null }) => {
  const [choice, setChoice] = useState(first)
  return (
    <PartFrame>
      <Options
        variants={product.variants}
        choice={choice}
        missing={missing}
        guide={sizeGuide(product)}
        onPick={(key, value) => setChoice({ ...choice, [key]: value })}
      />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/Options", component: Chosen, parameters: { layout: "padded" } })

/** Nothing is chosen: sold-out values are struck through, but can be chosen. */
export const Unchosen = meta.story({})
/** A variant is chosen, and each option shows its value. */
export const OfOneVariant = meta.story({ args: { first: choiceOf(product.variants[1]!) } })
/** The size was missing when the button was pressed. */
export const SizeMissing = meta.story({ args: { missing: "clothing_size" } })
/** The guide of the sizes is open as a sheet; Escape leads back to its button. */
export const SizeGuideOpen = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: /^(Хэмжээний заавар|Size guide)$/ })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole("columnheader", { name: /^(Цээж|Chest)/ })).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(button).toHaveFocus())
  },
})
/** The Tab key moves between options, arrow keys between values. */
export const ByKeyboard = meta.story({
  args: { first: choiceOf(product.variants[1]!) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("group")
    await userEvent.tab()
    await expect(first!.contains(document.activeElement)).toBe(true)
    const before = document.activeElement
    await userEvent.keyboard("{ArrowRight}")
    await expect(document.activeElement).not.toBe(before)
    await expect(document.activeElement).toBeChecked()
    await userEvent.tab()
    await expect(first!.contains(document.activeElement)).toBe(false)
  },
})
