/** What a shopper sees first. */
import preview from "#book/preview.tsx"
import { atRest } from "#book/at-rest.ts"
import { homePage } from "#book/fixtures/home.ts"
import { unreachable } from "#book/fixtures/problems.ts"
import { tiles } from "#book/fixtures/tiles.ts"
import { inState } from "#book/in-state.tsx"
import { homeMachine } from "#machines/home.ts"
import { recentMachine } from "#machines/recent.ts"
import { HomeScreen } from "./home-screen.tsx"

const meta = preview.meta({ title: "Screens/Home", component: HomeScreen, parameters: { path: "/" } })

const nothingRecent = () => atRest(recentMachine, { state: "absent", input: { slugs: [] } })
const someRecent = () => atRest(recentMachine, { state: "ready", input: { slugs: [] }, context: { tiles: tiles.slice(2, 8) } })

/** The window is being dressed: its shapes stand already. */
export const Fetching = meta.story(inState(homeMachine, { state: "fetching", input: { page: null } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />))
/** The shelf, the categories, the deals with their end, what is new, the sale, the promises. */
export const Ready = meta.story(inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />))
/** The goods could not be had; the categories still lead on. */
export const Failed = meta.story(
  inState(homeMachine, { state: "failed", input: { page: null }, context: { problem: unreachable } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />),
)

/** Someone who was here before finds what they looked at. */
export const ReadyForReturning = meta.story(inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={someRecent()} />))
/** Nothing is on sale: the rows that would be empty are not there. */
export const NothingOnSale = meta.story(
  inState(homeMachine, { state: "ready", input: { page: { ...homePage, deals: [], sale: [] } } }, (actor) => <HomeScreen actor={actor} recent={nothingRecent()} />),
)
export const ReadyOnPhone = meta.story({
  ...inState(homeMachine, { state: "ready", input: { page: homePage } }, (actor) => <HomeScreen actor={actor} recent={someRecent()} />),
  globals: { viewport: { value: "phone", isRotated: false } },
})
