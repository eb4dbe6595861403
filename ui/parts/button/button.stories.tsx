/** Things to press. */
import { expect, fn, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { Button } from "./button.tsx"

const meta = preview.meta({ title: "Parts/Button", component: Button, parameters: { layout: "centered" }, args: { children: "Сагсанд нэмэх" } })

/** The step's one way on. */
export const Primary = meta.story({})
/** Beside the primary one: the other way on. */
export const Secondary = meta.story({ args: { variant: "secondary" } })
/** Adds to something, without leading on. */
export const Soft = meta.story({ args: { variant: "soft" } })
/** Reads as text, for what is seldom wanted. */
export const Quiet = meta.story({ args: { variant: "quiet" } })
/** Takes something away. */
export const Danger = meta.story({ args: { variant: "danger", children: "Захиалга цуцлах" } })
/** The one thing to do on a screen. */
export const Large = meta.story({ args: { size: "large" } })
/** Among other things on a line. */
export const Small = meta.story({ args: { size: "small" } })
/** It cannot be pressed, and why is said beside it. */
export const Disabled = meta.story({ args: { disabled: true } })
/** Words that no line of the smallest phone holds break inside the button. */
export const LongWords = meta.story({ args: { children: "Хямдралтай бүх барааг нэг дор харьцуулан үзэх" }, globals: { viewport: { value: "narrow", isRotated: false } } })
/** The shop is at work: the button keeps its width and its focus, and a second press does nothing. */
export const Busy = meta.story({
  args: { busy: true, onClick: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button")
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})
/** The Tab key comes to it; Enter and the space bar press it. */
export const ByKeyboard = meta.story({
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
    await userEvent.keyboard("{Enter} ")
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
