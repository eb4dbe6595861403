/** Roulette administration in every state. */
import preview from "#book/preview.tsx"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { rouletteLocations, rouletteLog, rouletteNumbers, rouletteStocks, rouletteUsers } from "#book/fixtures/promotions/roulette.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { RoulettePage } from "#machines/promotions/roulette-page.ts"
import { rouletteMachine, type RouletteContext } from "#machines/promotions/roulette.ts"
import { RouletteScreen } from "./roulette-screen.tsx"

const meta = preview.meta({ title: "Screens/Roulette", component: RouletteScreen, parameters: { path: "/promotion/roulette" } })

const storyOf = (state: Rest<typeof rouletteMachine>["state"], context: Partial<RouletteContext> = {}) =>
  inState(rouletteMachine, { state, input: { seed: "story" }, context }, (actor) => <RouletteScreen actor={actor} />)
const listOf = (page: RoulettePage) => storyOf("ready", { page, query: { tab: page.tab, q: "", page: 1 } })
const draw = { kind: "draw", number: "A-00001" } as const

/** A list that is being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** Numbers: one to draw, one of a stopped place, one that was played. */
export const Ready = meta.story(listOf(rouletteNumbers))
/** People at the roulette, one of them at a stopped place. */
export const Users = meta.story(listOf(rouletteUsers))
/** Prizes with quantity and weight. */
export const Stocks = meta.story(listOf(rouletteStocks))
/** Places, active and stopped. */
export const Locations = meta.story(listOf(rouletteLocations))
/** Who did what, and who was refused. */
export const Record = meta.story(listOf(rouletteLog))
/** A search that found nothing; a button shows the whole list. */
export const NothingFound = meta.story(
  storyOf("ready", {
    page: { ...rouletteNumbers, items: [], page: 1, pages: 1, total: 0 },
    query: { tab: "numbers", q: "Б-00001", page: 1 },
  }),
)
/** A draw waits to be confirmed. */
export const Confirming = meta.story(storyOf("confirming", { page: rouletteNumbers, change: draw }))
/** A place is to be stopped; a dialog explains the consequences. */
export const Stopping = meta.story(
  storyOf("confirming", {
    page: rouletteLocations,
    query: { tab: "locations", q: "", page: 1 },
    change: { kind: "stopLocation", id: 1, name: "Их дэлгүүр" },
  }),
)
/** The draw is being made. */
export const Changing = meta.story(storyOf("changing", { page: rouletteNumbers, change: draw }))
/** No prize is left. */
export const Refused = meta.story(storyOf("refused", { page: rouletteNumbers, change: draw, problem: refused("Шагнал үлдээгүй") }))
/** The list could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
