/** Notice in every tone. */
import { expect, fn, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { Notice } from "./notice.tsx"

const meta = preview.meta({
  title: "Parts/Notice",
  component: Notice,
  parameters: { layout: "padded" },
  args: { tone: "success" as const, children: "Сагсанд нэмэгдлээ", onClose: () => undefined },
})

export const Success = meta.story({})
export const Information = meta.story({ args: { tone: "information", children: "Та системээс гарлаа" } })
/** Warning with advice. */
export const Warning = meta.story({ args: { tone: "warning", children: "Интернэт холболтоо шалгаад дахин оролдоно уу" } })
/** Success with an undo action. */
export const WithAction = meta.story({
  args: { children: "«Ноолууран ороолт» сагснаас хасагдлаа", action: { label: "Буцаах", onPress: () => undefined } },
})
/** A long text keeps its buttons visible. */
export const LongWords = meta.story({
  args: {
    children: "«Чацарганатай, эмзэг арьсанд зориулсан нүүрний чийгшүүлэх тос, 50 мл» сагснаас хасагдлаа",
    action: { label: "Буцаах", onPress: () => undefined },
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
const undone = fn()
const closed = fn()
/** The action comes before the close button, and both can be pressed. */
export const ByKeyboard = meta.story({
  args: { action: { label: "Буцаах", onPress: undone }, onClose: closed },
  play: async ({ canvas }) => {
    undone.mockClear()
    closed.mockClear()
    const [undo, close] = canvas.getAllByRole("button")
    await userEvent.tab()
    await expect(undo).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(undone).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(closed).toHaveBeenCalledOnce()
  },
})
