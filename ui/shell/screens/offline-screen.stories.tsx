/** Page shown without a connection. */
import { expect, fn } from "storybook/test"
import preview from "#book/preview.tsx"
import { OfflineScreen } from "./offline-screen.tsx"

const meta = preview.meta({ title: "Shell/Offline page", component: OfflineScreen, args: { onAgain: fn() } })

/** The page that was opened is not stored on this device. */
export const Unseen = meta.story()

/** The button requests the page again. */
export const Again = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    await expect(args.onAgain).toHaveBeenCalledTimes(1)
  },
})
