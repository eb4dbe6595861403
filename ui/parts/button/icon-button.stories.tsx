/** Button with an icon. */
import Heart from "lucide-react/icons/heart"
import X from "lucide-react/icons/x"
import { expect, fn, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { IconButton } from "./icon-button.tsx"

const meta = preview.meta({
  title: "Parts/IconButton",
  component: IconButton,
  parameters: { layout: "centered" },
  args: { label: "Хаах", icon: <X />, onClick: fn() },
})

/** On a plain surface. */
export const Bare = meta.story({})
/** Over pictures, with a background. */
export const Frost = meta.story({ args: { look: "frost", label: "Хүслийн жагсаалтад нэмэх", icon: <Heart /> } })
/** Beside fields, with a border. */
export const Line = meta.story({ args: { look: "line" } })
export const Disabled = meta.story({ args: { look: "line", disabled: true } })
/** It has an accessible name, and Enter and the space bar press it. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Хаах" })).toHaveFocus()
    await userEvent.keyboard("{Enter} ")
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
