/** Joins of the account's pages with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import { placeFieldsOf } from "#domain/rules/travel/zip-areas.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import type { addressBookMachine } from "./address-book.ts"
import type { cardsMachine } from "./cards.ts"
import type { contactChangeMachine } from "./contact-change.ts"
import type { ownDataMachine } from "./own-data.ts"
import type { passwordChangeMachine } from "./password-change.ts"
import type { pictureMachine } from "./picture.ts"
import type { preferencesMachine } from "./preferences.ts"
import type { profileMachine } from "./profile.ts"
import type { pushDeviceMachine } from "./push-device.ts"

type Actors = {
  readonly session: SharedActors["session"]
  readonly contact: ActorRefFrom<typeof contactChangeMachine>
  readonly password: ActorRefFrom<typeof passwordChangeMachine>
  readonly picture: ActorRefFrom<typeof pictureMachine>
  readonly profile: ActorRefFrom<typeof profileMachine>
  readonly persistence: SharedActors["persistence"]
  readonly preferences: ActorRefFrom<typeof preferencesMachine>
  readonly cards: ActorRefFrom<typeof cardsMachine>
  readonly push: ActorRefFrom<typeof pushDeviceMachine>
  readonly ownData: ActorRefFrom<typeof ownDataMachine>
  readonly addresses: ActorRefFrom<typeof addressBookMachine>
  readonly finder: PlaceFinderActor
}

/** Fetches the user again once the profile or its picture is saved, since the account's header shows both. */
export const joinProfile = ({ profile, picture, session }: Pick<Actors, "profile" | "picture" | "session">) =>
  unsubscribeAll(
    profile.on("profile.saved", () => session.send({ type: "user.refresh" })),
    picture.on("profile.saved", () => session.send({ type: "user.refresh" })),
  )

/** Fetches the user again once the password is changed. */
export const joinPassword = ({ password, session }: Pick<Actors, "password" | "session">) =>
  unsubscribeAll(password.on("profile.saved", () => session.send({ type: "user.refresh" })))

/** Passes on the present contact once the user is known, fetches the user again after a change, and leaves the page when done. */
export const joinContact = ({ contact, session }: Pick<Actors, "contact" | "session">, leave: () => void) =>
  unsubscribeAll(
    contact.on("profile.saved", () => session.send({ type: "user.refresh" })),
    follow(
      session,
      () => session.getSnapshot().context.user,
      (user) => user !== null && contact.send({ type: "user.known", user }),
    ),
    follow(
      contact,
      () => contact.getSnapshot().matches("done"),
      (isDone) => isDone && leave(),
    ),
  )

/** Navigation out of the settings: to the bank's page, and home once the account is deleted. */
type SettingsNavigation = { readonly openBank: (url: string) => void; readonly leave: () => void }

/** Persists theme, language and the choice of notifications on this device too, and clears a deleted account. */
export const joinSettings = (
  {
    preferences,
    cards,
    push,
    ownData,
    persistence,
    session,
  }: Pick<Actors, "preferences" | "cards" | "push" | "ownData" | "persistence" | "session">,
  { openBank, leave }: SettingsNavigation,
) => {
  let isDeleted = false
  return unsubscribeAll(
    preferences.on("theme.chosen", (event) => persistence.send(event)),
    preferences.on("locale.chosen", (event) => persistence.send(event)),
    push.on("push.chosen", (event) => persistence.send(event)),
    cards.on("bank.open", ({ url }) => openBank(url)),
    ownData.on("account.deleted", () => {
      isDeleted = true
      leave()
    }),
    // Runs when the page is left: earlier, the page would redirect the visitor to the login.
    { unsubscribe: () => isDeleted && session.send({ type: "session.check" }) },
  )
}

/** Fills the chosen place into the address form, and clears the finder when the form is closed. */
export const joinAddressBook = ({ addresses, finder }: Pick<Actors, "addresses" | "finder">) =>
  unsubscribeAll(
    finder.on("place.taken", ({ place }) => {
      for (const field of placeFieldsOf(place)) addresses.send({ type: "field.type", ...field })
    }),
    follow(
      addresses,
      () => addresses.getSnapshot().matches("listing"),
      (isListing) => isListing && finder.send({ type: "text.type", text: "" }),
    ),
  )
