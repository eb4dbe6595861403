/** Driver of the roulette machine on its screen. */
import type { rouletteMachine } from "#machines/promotions/roulette.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof rouletteMachine>()({
  shopper: {
    "query.change": {
      // The button of the search is busy meanwhile.
      when: (now, { query: { tab } }) => tab !== undefined || !now.matches("fetching"),
      by: async ({ dictate, press }, { query: { tab, q = "" } }) => {
        if (tab !== undefined) return press(`roulette.tab.${tab}`)
        await dictate("roulette.search", q)
        await press("roulette.find")
      },
    },
    "change.ask": {
      // A row is there while the list of its tab is shown.
      when: ({ context: { query, page } }, { change }) => page?.tab === query.tab && query.tab === (change.kind === "draw" ? "numbers" : "locations"),
      by: async ({ find }, { change }) => (await find("button", new RegExp(`: ${change.kind === "draw" ? change.number : change.name}$`))).click(),
    },
    "change.confirm": ({ press }) => press("roulette.confirm"),
    "change.cancel": ({ press }) => press("roulette.cancel"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
