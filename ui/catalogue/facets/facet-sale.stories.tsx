/** Facet that limits the listing to sales. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import { category } from "#book/fixtures/catalogue/listing.ts"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { FacetSale } from "./facet-sale.tsx"

const Switched = ({ on = false, count = 26 }: { readonly on?: boolean; readonly count?: number }) => {
  const [query, setQuery] = useState({ ...category, onSale: on })
  return (
    <PartFrame>
      <FacetSale query={query} onQuery={setQuery} count={count} />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/Sale facet", component: Switched, parameters: { layout: "padded" } })

/** Everything is shown, with the number of products on sale. */
export const Off = meta.story({})
/** Only products on sale. */
export const On = meta.story({ args: { on: true } })
/** Nothing is on sale; the facet stays, to be switched off. */
export const OnWithNothing = meta.story({ args: { on: true, count: 0 } })
/** The space bar toggles it. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("switch")
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(button).toBeChecked()
    await userEvent.keyboard(" ")
    await expect(button).not.toBeChecked()
  },
})
