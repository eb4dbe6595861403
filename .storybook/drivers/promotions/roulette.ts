/** Driver of the roulette machine on its screen. */
import type { rouletteMachine } from "#machines/promotions/roulette.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof rouletteMachine>()({
  shopper: {
    "query.change": async ({ dictate, press }, { query: { q = "" } }) => {
      await dictate("roulette.search", q)
      await press("roulette.find")
    },
    "change.ask": async ({ find }, { change }) => {
      if (change.kind === "draw") (await find("button", new RegExp(`${change.number}$`))).click()
    },
    "change.confirm": ({ press }) => press("roulette.confirm"),
    "change.cancel": ({ press }) => press("roulette.cancel"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
