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
/** Numbers, of which one was played. */
export const Ready = meta.story(listOf(rouletteNumbers))
/** People at the roulette. */
export const Users = meta.story(listOf(rouletteUsers))
/** Prizes with quantity and weight. */
export const Stocks = meta.story(listOf(rouletteStocks))
/** Places. */
export const Locations = meta.story(listOf(rouletteLocations))
/** Who did what, and who was refused. */
export const Record = meta.story(listOf(rouletteLog))
/** A draw waits to be confirmed. */
export const Confirming = meta.story(storyOf("confirming", { page: rouletteNumbers, change: draw }))
/** The draw is being made. */
export const Changing = meta.story(storyOf("changing", { page: rouletteNumbers, change: draw }))
/** No prize is left. */
export const Refused = meta.story(storyOf("refused", { page: rouletteNumbers, change: draw, problem: refused("Шагнал үлдээгүй") }))
/** The list could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
