/** Popover of a button. */
import { expect, screen, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Popover, usePopover } from "./popover.tsx"

const Example = () => {
  const popover = usePopover()
  return (
    <>
      <Button variant="secondary" {...popover.trigger}>
        Хэзээ хүргэх вэ?
      </Button>
      <Popover popover={popover} label="Хүргэлтийн тайлбар">
        <PartFrame shape="form">
          <p>14:00 цагаас өмнө захиалбал ажлын 5 цагийн дотор хүргэнэ.</p>
          <Button size="small" variant="secondary" onClick={popover.close}>
            Ойлголоо
          </Button>
        </PartFrame>
      </Popover>
    </>
  )
}

const meta = preview.meta({ title: "Parts/Popover", component: Example, parameters: { layout: "centered" } })

/** The closed button announces a popover. */
export const Closed = meta.story({})
/** The button opens it; Escape closes it and returns the focus. */
export const Opened = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button")
    await userEvent.click(button)
    const panel = await screen.findByRole("dialog", { name: "Хүргэлтийн тайлбар" }, { timeout: 5000 })
    await waitFor(() => expect(panel).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    const again = await screen.findByRole("dialog")
    await waitFor(() => expect(again).toBeVisible())
  },
})
