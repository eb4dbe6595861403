/** Choice of light, dark or the device's theme, stored on this device. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { ThemeSwitch } from "./theme-switch.tsx"

const meta = preview.meta({ title: "Parts/ThemeSwitch", component: ThemeSwitch, parameters: { layout: "centered" } })

/** Light, the default. */
export const Light = meta.story({})
/** The Tab key moves between the choices, the space bar chooses. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const [light, dark, system] = canvas.getAllByRole("button")
    await expect(light).toHaveAttribute("aria-pressed", "true")
    await userEvent.tab()
    await userEvent.tab()
    await expect(dark).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(dark).toHaveAttribute("aria-pressed", "true")
    await expect(light).toHaveAttribute("aria-pressed", "false")
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(system).toHaveAttribute("aria-pressed", "true")
  },
})
