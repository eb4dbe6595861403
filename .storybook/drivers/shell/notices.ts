/** Driver of the notices machine on its screens. */
import type { noticesMachine } from "#machines/shell/notices.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof noticesMachine>()({
  shopper: {
    // A pointer would hold the notice, so the button is pressed without one.
    "notice.dismiss": ({ activate }) => activate("notices.close"),
    "notice.act": ({ activate }) => activate("notice.undo"),
    "notice.hold": async ({ find, point }) => point(await find("button", "notices.close")),
    "notice.release": async ({ find, point, leave }) => {
      const close = await find("button", "notices.close")
      await point(close)
      await leave(close)
    },
  },
  others: ["notice.raise"],
})
