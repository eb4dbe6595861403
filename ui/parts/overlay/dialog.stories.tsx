/** Modal dialog, which returns the focus when it closes. */
import { useState } from "react"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Dialog, type DialogProps } from "./dialog.tsx"

const Example = ({ shape }: { readonly shape: NonNullable<DialogProps["shape"]> }) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Нээх</Button>
      <Dialog
        open={open}
        onClose={close}
        shape={shape}
        title="Захиалга цуцлах уу?"
        description="Цуцалсан захиалгыг сэргээх боломжгүй. Төлсөн мөнгө 3 хоногийн дотор буцна."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Болих
            </Button>
            <Button variant="danger" onClick={close}>
              Цуцлах
            </Button>
          </>
        }
      >
        <p>R482913377 дугаартай захиалга</p>
      </Dialog>
    </>
  )
}

const meta = preview.meta({ title: "Parts/Dialog", component: Example, parameters: { layout: "centered" } })

const opened = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Нээх" }))
  const dialog = await screen.findByRole("dialog", { name: "Захиалга цуцлах уу?" }, { timeout: 5000 })
  await waitFor(() => expect(dialog).toBeVisible())
}

/** Confirmation in the middle of the page. */
export const InTheMiddle = meta.story({ args: { shape: "dialog" }, play: opened })
/** Sheet at the side, on phones from the bottom. */
export const Sheet = meta.story({ args: { shape: "sheet" }, play: opened })
/** The same sheet from the bottom of a phone. */
export const SheetOnPhone = meta.story({
  args: { shape: "sheet" },
  play: opened,
  globals: { viewport: { value: "phone", isRotated: false } },
})
/** Full screen on a phone, for content that needs space. */
export const Full = meta.story({ args: { shape: "full" }, play: opened, globals: { viewport: { value: "phone", isRotated: false } } })
/** Escape closes it and returns the focus to the button. */
export const ClosedByEscape = meta.story({
  args: { shape: "dialog" },
  play: async () => {
    await opened()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(screen.getByRole("button", { name: "Нээх" })).toHaveFocus())
  },
})
