/** Order and filters of reviews. */
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { everyReview, type ReviewQuery } from "#domain/rules/catalogue/review-query.ts"
import { ReviewControls } from "./review-controls.tsx"
import styles from "./review-tools.module.css"

const Live = ({ first, left = 3 }: { readonly first: ReviewQuery; readonly left?: number }) => {
  const [query, setQuery] = useState(first)
  return (
    <div className={`page ${styles.controls}`} data-query={JSON.stringify(query)}>
      <ReviewControls histogram={[1, 0, 3, 8, 25]} pictured={12} query={query} left={left} busy={false} onQuery={setQuery} />
    </div>
  )
}

const meta = preview.meta({ title: "Parts/Catalogue/Review controls", component: Live })

/** Nothing is left out. */
export const Whole = meta.story({ args: { first: everyReview } })
/** Those with pictures, the most helpful first. */
export const Narrowed = meta.story({ args: { first: { sort: "helpful", stars: null, pictured: true } } })
/** Nothing is left; a button shows all of them again. */
export const NothingLeft = meta.story({ args: { first: { ...everyReview, stars: 1, pictured: true }, left: 0 } })
/** Stars are chosen by keyboard and dropped again; two stars, which nobody gave, cannot be chosen. */
export const ByKeyboard = meta.story({
  args: { first: everyReview },
  play: async ({ canvas }) => {
    const four = canvas.getByRole("button", { name: /^4 од/ })
    four.focus()
    await userEvent.keyboard("{Enter}")
    await expect(four).toHaveAttribute("aria-pressed", "true")
    await userEvent.keyboard(" ")
    await expect(four).toHaveAttribute("aria-pressed", "false")
    await expect(canvas.getByRole("button", { name: /^2 од/ })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole("combobox"), "low")
    await expect(canvas.getByRole("combobox")).toHaveValue("low")
  },
})
