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
      // A row is there while the list of its tab is shown, a form whatever the list does.
      when: (now, { change }) => {
        const { query, page } = now.context
        const isListed = change.kind === "addLocation" || (page?.tab === query.tab && !now.matches("failed"))
        return isListed && query.tab === (change.kind === "draw" ? "numbers" : "locations")
      },
      by: async ({ dictate, find, press }, { change }) => {
        if (change.kind !== "addLocation") return (await find("button", new RegExp(`: ${change.kind === "draw" ? change.number : change.name}$`))).click()
        await dictate("roulette.name", change.name)
        await press("roulette.add")
      },
    },
    "change.confirm": ({ press }) => press("roulette.confirm"),
    "change.cancel": ({ press }) => press("roulette.cancel"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
