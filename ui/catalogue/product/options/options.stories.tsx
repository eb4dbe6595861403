/** The choices of a product: pictures for colours, words for sizes. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import { product } from "#book/fixtures/product.ts"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { choiceOf, type Choice } from "#domain/rules/catalogue/variants.ts"
import { Options } from "./options.tsx"

const Chosen = ({ first = {}, missing = null }: { readonly first?: Choice; readonly missing?: string | null }) => {
  const [choice, setChoice] = useState(first)
  return (
    <PartFrame>
      <Options variants={product.variants} choice={choice} missing={missing} onPick={(key, value) => setChoice({ ...choice, [key]: value })} />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/Options", component: Chosen, parameters: { layout: "padded" } })

/** Nothing is chosen: what is sold out is struck through, and can be asked for all the same. */
export const Unchosen = meta.story({})
/** A piece is chosen, and each group says which. */
export const OfOnePiece = meta.story({ args: { first: choiceOf(product.variants[1]!) } })
/** The size was left out when the button was pressed. */
export const SizeMissing = meta.story({ args: { missing: "clothing_size" } })
/** The Tab key goes from group to group, arrow keys from value to value. */
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
