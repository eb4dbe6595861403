/** Stars of a review. */
import { expect, fn, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { StarChoice } from "./star-choice.tsx"

const words = ["Маш муу", "Муу", "Дунд зэрэг", "Сайн", "Маш сайн"]
const stars = words.map((word, at) => ({ count: at + 1, label: `${at + 1} од`, word }))

const meta = preview.meta({
  title: "Parts/Star choice",
  component: StarChoice,
  parameters: { layout: "padded" },
  args: { name: "stars", label: "Үнэлгээ", stars, chosen: 4, onChoose: fn() },
})

/** Four of five, and what that says. */
export const Chosen = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Сайн")).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "5 од" }))
    await expect(args.onChoose).toHaveBeenCalledWith(5)
  },
})
/** None is chosen yet. */
export const Unchosen = meta.story({ args: { chosen: null } })
/** While the review is being sent. */
export const Disabled = meta.story({ args: { disabled: true } })
/** On the smallest phone all five stay in a row. */
export const OnNarrow = meta.story({ globals: { viewport: { value: "narrow", isRotated: false } } })
