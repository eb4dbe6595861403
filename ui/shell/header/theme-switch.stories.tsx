/** Light or dark: the shopper's own choice, kept on this device. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { ThemeSwitch } from "./theme-switch.tsx"

const meta = preview.meta({ title: "Parts/ThemeSwitch", component: ThemeSwitch, parameters: { layout: "centered" } })

/** Light is taken, as for everybody at first. */
export const Light = meta.story({})
/** The Tab key goes from one choice to the other, the space bar takes it. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByRole("button")
    await expect(light).toHaveAttribute("aria-pressed", "true")
    await userEvent.tab()
    await userEvent.tab()
    await expect(dark).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(dark).toHaveAttribute("aria-pressed", "true")
    await expect(light).toHaveAttribute("aria-pressed", "false")
  },
})
