/** Share mark of a product: the system's sheet, or a copied address. */
import { expect, fn, userEvent, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { ShareMark } from "./share-mark.tsx"

const meta = preview.meta({
  title: "Parts/ShareMark",
  component: ShareMark,
  parameters: { layout: "padded" },
  args: { title: "Ноолууран урт пальто" },
})

const browser = (share: unknown, writeText = fn().mockResolvedValue(undefined)) => {
  Object.defineProperty(navigator, "share", { configurable: true, value: share })
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
  return writeText
}

/** Where the browser cannot share, the address is copied; with the keyboard. */
export const Copied = meta.story({
  play: async ({ canvasElement }) => {
    const writeText = browser(undefined)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await within(canvasElement).findByText("Холбоосыг хууллаа")
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining("http"))
  },
})
/** The system's sheet opens. */
export const Shared = meta.story({
  play: async ({ canvasElement }) => {
    const share = fn().mockResolvedValue(undefined)
    browser(share)
    await userEvent.click(within(canvasElement).getByRole("button"))
    await expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: "Ноолууран урт пальто" }))
  },
})
/** The browser refuses both. */
export const Refused = meta.story({
  play: async ({ canvasElement }) => {
    browser(undefined, fn().mockRejectedValue(new Error("denied")))
    await userEvent.click(within(canvasElement).getByRole("button"))
    await within(canvasElement).findByText("Холбоосыг хуулж чадсангүй")
  },
})
