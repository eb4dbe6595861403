/** Driver of the session machine on its screens. */
import type { sessionMachine } from "#machines/identity/session.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof sessionMachine>()({
  shopper: {
    "session.leave": {
      when: ({ context }) => context.user !== null,
      by: async ({ find, press, keys }) => {
        ;(await find("button", /Номин/u)).focus()
        await keys("{Enter}")
        await press("account.log_out", ["dialog", "nav.account"])
      },
    },
  },
  others: ["user.remembered", "session.begin", "session.check", "user.refresh"],
})
