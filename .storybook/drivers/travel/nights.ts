/** Driver of the nights machine on the form of a stay: its calendar opens at November 2025. */
import type { nightsMachine } from "#machines/travel/nights.ts"
import { driversFor } from "#book/drivers/driver.ts"

const november = "2025-11-01"

export const driver = driversFor<typeof nightsMachine>()({
  shopper: {
    "month.show": {
      when: ({ context }, { month }) => context.month !== month && (context.month !== null || month === november),
      by: ({ press, choose }, { month }, { context }) => (context.month === null ? choose(/^(Ирэх өдөр|Check-in): /u, "button") : press(month === november ? "calendar.before" : "calendar.after")),
    },
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
