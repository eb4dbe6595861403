/** Button in every variant, size and state. */
import { expect, fn, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { Button } from "./button.tsx"

const meta = preview.meta({
  title: "Parts/Button",
  component: Button,
  parameters: { layout: "centered" },
  args: { children: "Сагсанд нэмэх" },
})

/** Main action of a step. */
export const Primary = meta.story({})
/** Alternative beside the primary action. */
export const Secondary = meta.story({ args: { variant: "secondary" } })
/** Action that adds something without leaving the step. */
export const Soft = meta.story({ args: { variant: "soft" } })
/** Rare action that looks like text. */
export const Quiet = meta.story({ args: { variant: "quiet" } })
/** Action that deletes something. */
export const Danger = meta.story({ args: { variant: "danger", children: "Захиалга цуцлах" } })
/** Large, for the only action of a screen. */
export const Large = meta.story({ args: { size: "large" } })
/** Small, for use among other content. */
export const Small = meta.story({ args: { size: "small" } })
/** Disabled; adjacent text says why. */
export const Disabled = meta.story({ args: { disabled: true } })
/** Long words break inside the button on the smallest phone. */
export const LongWords = meta.story({
  args: { children: "Хямдралтай бүх барааг нэг дор харьцуулан үзэх" },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** A request runs: the button keeps its width and focus, and ignores a second press. */
export const Busy = meta.story({
  args: { busy: true, onClick: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button")
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})
/** The Tab key focuses it; Enter and the space bar press it. */
export const ByKeyboard = meta.story({
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
    await userEvent.keyboard("{Enter} ")
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
