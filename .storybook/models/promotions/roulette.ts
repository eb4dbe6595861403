/** Model of the roulette machine. */
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { rouletteLocations, rouletteNumbers } from "#book/fixtures/promotions/roulette.ts"
import { rouletteMachine } from "#machines/promotions/roulette.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(rouletteMachine, {
  inputs: [{ seed: "book-seed" }],
  events: [
    { type: "query.change", query: { q: "A-00001" } },
    { type: "query.change", query: { tab: "locations" } },
    { type: "change.ask", change: { kind: "draw", number: "A-00001" } },
    { type: "change.ask", change: { kind: "stopLocation", id: 1, name: "Их дэлгүүр" } },
    { type: "change.ask", change: { kind: "addLocation", name: "Зайсан" } },
    { type: "change.confirm" },
    { type: "change.cancel" },
    { type: "page.retry" },
  ],
  answers: {
    fetchRoulette: {
      values: [rouletteNumbers, rouletteLocations, { ...rouletteNumbers, items: [], page: 4 }],
      problems: [unreachable],
    },
    changeRoulette: { values: [undefined], problems: [notPossible] },
  },
  distinguishedBy: ({ query, page, change }) => [query.q, query.tab, page?.tab, change?.kind],
  driver: {
    shopper: {
      "query.change": {
        // The button of the search is busy meanwhile.
        when: (now, { query: { tab } }) => tab !== undefined || !now.matches("fetching"),
        by: async ({ fill, press }, { query: { tab, q = "" } }) => {
          if (tab !== undefined) return press(`roulette.tab.${tab}`)
          await fill("roulette.search", q)
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
        by: async ({ fill, find, press }, { change }) => {
          if (change.kind !== "addLocation") {
            const subject = change.kind === "draw" ? change.number : change.name
            const button = await find("button", new RegExp(`: ${subject}$`))
            return button.click()
          }
          await fill("roulette.name", change.name)
          await press("roulette.add")
        },
      },
      "change.confirm": ({ press }) => press("roulette.confirm"),
      "change.cancel": ({ press }) => press("roulette.cancel"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
