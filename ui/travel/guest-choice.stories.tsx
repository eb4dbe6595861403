/** Choice of the guests in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { inState } from "#book/in-state.tsx"
import { guestsMachine } from "#machines/travel/guests.ts"
import type { ContextFrom, StateValueFrom } from "xstate"
import { GuestChoice } from "./guest-choice.tsx"

const meta = preview.meta({ title: "Parts/Guest choice", component: GuestChoice, parameters: { path: "/travel/hotels/1" } })

const storyOf = (state: StateValueFrom<typeof guestsMachine>, context: Partial<ContextFrom<typeof guestsMachine>> = {}) =>
  inState(guestsMachine, { state, input: { guests: 1 }, context }, (actor) => <GuestChoice actor={actor} />)

/** Nothing is shown while the session is loading. */
export const Waiting = meta.story(storyOf("waiting"))
/** A visitor gets a link to the page where passengers are added. */
export const Visitor = meta.story(storyOf("visitor"))
/** The saved passengers are being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** One of two is chosen for one guest. */
export const Choosing = meta.story(storyOf("choosing", { passengers, chosen: [1] }))
/** They are fetched again after others may have been added; those shown can be chosen. */
export const FetchingAgain = meta.story(storyOf("fetchingAgain", { passengers, chosen: [1] }))
/** They could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** The shopper has no saved passengers. */
export const None = meta.story(storyOf("choosing", { passengers: [] }))
