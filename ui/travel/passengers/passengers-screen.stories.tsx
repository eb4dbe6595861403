/** Passengers in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import type { ContextFrom, StateValueFrom } from "xstate"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { passengersMachine } from "#machines/travel/passengers.ts"
import { PassengersScreen } from "./passengers-screen.tsx"

const meta = preview.meta({ title: "Screens/Passengers", component: PassengersScreen, parameters: { path: "/travel/passengers" } })

const storyOf = (state: StateValueFrom<typeof passengersMachine>, context: Partial<ContextFrom<typeof passengersMachine>> = {}) =>
  inState(
    passengersMachine,
    { state, input: { seed: "book" }, context: { passengers, ...context } },
    (actor) => <PassengersScreen actor={actor} />,
    loggedIn,
  )

const nomin: SavedPassenger = { id: 1, title: "MS", firstName: "NOMIN", lastName: "BATBOLD", gender: "female" }
const typed = { firstName: "ANAND", lastName: "BATBOLD", gender: "male" } as const

/** A skeleton while the passengers are being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** Two passengers, and the form of another. */
export const Ready = meta.story(storyOf({ listing: "ready" }))
/** A passenger is changed in the list. */
export const Editing = meta.story(storyOf({ listing: "ready" }, { form: typed, editing: 2 }))
/** A passenger is being added. */
export const Saving = meta.story(storyOf("saving", { form: typed, change: { _tag: "Add", passenger: typed } }))
/** A passenger is being removed; its note follows. */
export const Removing = meta.story(storyOf("removing", { removed: nomin, change: { _tag: "Remove", id: nomin.id } }))
/** A passenger was removed, and can be put back. */
export const Removed = meta.story(storyOf({ listing: "ready" }, { passengers: passengers.slice(1), removed: nomin }))
/** The removed passenger is being put back. */
export const Restoring = meta.story(
  storyOf("restoring", { passengers: passengers.slice(1), removed: nomin, change: { _tag: "Add", passenger: nomin } }),
)
/** The removed passenger could not be put back. */
export const NotRestored = meta.story(
  storyOf({ listing: "ready" }, { passengers: passengers.slice(1), removed: nomin, problem: unreachable }),
)
/** A surname in Cyrillic with its proposal, and no gender. */
export const Refused = meta.story(storyOf({ listing: "refused" }, { form: { ...typed, lastName: "Батболд", gender: null } }))
/** The shop refused the change of a passenger. */
export const EditRefused = meta.story(storyOf({ listing: "refused" }, { form: typed, editing: 2, problem: unreachable }))
/** The passengers could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** No passenger is saved yet. */
export const None = meta.story(storyOf({ listing: "ready" }, { passengers: [] }))
