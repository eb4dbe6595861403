/** Button that copies an account number. */
import { expect, fn, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { CopyButton, type CopyMessages } from "./copy-button.tsx"

const messages = {
  resting: "payment.copy",
  copied: "payment.copied",
  refused: "payment.notCopied",
  named: "payment.copyNamed",
} as const satisfies CopyMessages
const meta = preview.meta({
  title: "Parts/CopyButton",
  component: CopyButton,
  parameters: { layout: "centered" },
  args: { name: "Дансны дугаар", value: "5012 3456 78", messages },
})

/** Clipboard that always succeeds, since a test browser may refuse its own. */
const clipboard = (writeText = fn().mockResolvedValue(undefined)) => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
  return writeText
}

/** Nothing is copied yet. */
export const Resting = meta.story({})
/** Enter copies: button and screen reader say so until the focus moves on. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const writeText = clipboard()
    const button = canvas.getByRole("button")
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(button).toHaveAttribute("data-state", "copied"))
    await expect(writeText).toHaveBeenCalledWith("5012 3456 78")
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement()
    await userEvent.tab()
    await expect(button).toHaveAttribute("data-state", "resting")
  },
})
/** The value was just copied. */
export const Copied = meta.story({
  play: async ({ canvas }) => {
    clipboard()
    await userEvent.click(canvas.getByRole("button"))
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("data-state", "copied"))
  },
})
/** The browser refused: the button says that nothing was copied. */
export const Refused = meta.story({
  play: async ({ canvas }) => {
    clipboard(fn().mockRejectedValue(new DOMException("", "NotAllowedError")))
    await userEvent.click(canvas.getByRole("button"))
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^(Хуулагдсангүй|Not copied)$/))
    await expect(canvas.getByRole("button")).toHaveAccessibleName(/^(Хуулагдсангүй|Not copied)$/)
  },
})
