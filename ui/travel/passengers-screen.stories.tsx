/** Passengers in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import type { ContextFrom, StateValueFrom } from "xstate"
import { passengersMachine } from "#machines/travel/passengers.ts"
import { PassengersScreen } from "./passengers-screen.tsx"

const meta = preview.meta({ title: "Screens/Passengers", component: PassengersScreen, parameters: { path: "/travel/passengers" } })

const storyOf = (state: StateValueFrom<typeof passengersMachine>, context: Partial<ContextFrom<typeof passengersMachine>> = {}) =>
  inState(passengersMachine, { state, input: { seed: "book" }, context: { passengers, ...context } }, (actor) => <PassengersScreen actor={actor} />, loggedIn)

const typed = { firstName: "ANAND", lastName: "BATBOLD", gender: "male" } as const

/** A skeleton while the passengers are being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** Two passengers, and the form of another. */
export const Ready = meta.story(storyOf("ready"))
/** A passenger is being added. */
export const Changing = meta.story(storyOf("changing", { form: typed, change: { _tag: "Add", passenger: typed } }))
/** A surname in Cyrillic with its proposal, and no gender. */
export const Refused = meta.story(storyOf("refused", { form: { ...typed, lastName: "Батболд", gender: null } }))
/** The passengers could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** Nobody has been kept yet. */
export const None = meta.story(storyOf("ready", { passengers: [] }))
