/** A picture to press. */
import Heart from "lucide-react/icons/heart"
import X from "lucide-react/icons/x"
import { expect, fn, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { IconButton } from "./icon-button.tsx"

const meta = preview.meta({ title: "Parts/IconButton", component: IconButton, parameters: { layout: "centered" }, args: { label: "Хаах", icon: <X />, onClick: fn() } })

/** On a surface of its own. */
export const Bare = meta.story({})
/** Over pictures, where it needs a ground. */
export const Frost = meta.story({ args: { look: "frost", label: "Хүслийн жагсаалтад нэмэх", icon: <Heart /> } })
/** Beside fields, with their edge. */
export const Line = meta.story({ args: { look: "line" } })
/** There is nothing to do with it just now. */
export const Disabled = meta.story({ args: { look: "line", disabled: true } })
/** It has a name for those who cannot see it, and both Enter and the space bar press it. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Хаах" })).toHaveFocus()
    await userEvent.keyboard("{Enter} ")
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
