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

type Ref = {
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
export const joinProfile = ({ profile, picture, session }: Pick<Ref, "profile" | "picture" | "session">) =>
  unsubscribeAll(
    profile.on("profile.saved", () => session.send({ type: "user.refresh" })),
    picture.on("profile.saved", () => session.send({ type: "user.refresh" })),
  )

/** Fetches the user again once the password is changed. */
export const joinPassword = ({ password, session }: Pick<Ref, "password" | "session">) =>
  unsubscribeAll(password.on("profile.saved", () => session.send({ type: "user.refresh" })))

/** Sends the present contact once the user is known, fetches the user again once it is changed, then leads back. */
export const joinContact = ({ contact, session }: Pick<Ref, "contact" | "session">, leave: () => void) =>
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

/** Links out of the settings: to the bank's page, and to the shop once the account is deleted. */
type WaysOut = { readonly openBank: (url: string) => void; readonly leave: () => void }

/** Persists theme, language and the choice of notifications on this device too, and clears a deleted account. */
export const joinSettings = (
  { preferences, cards, push, ownData, persistence, session }: Pick<Ref, "preferences" | "cards" | "push" | "ownData" | "persistence" | "session">,
  { openBank, leave }: WaysOut,
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
    // Not before the page is left: it would lead a visitor to the login.
    { unsubscribe: () => isDeleted && session.send({ type: "session.check" }) },
  )
}

/** Fills a found place into the address form; each form starts with an empty finder. */
export const joinAddressBook = ({ addresses, finder }: Pick<Ref, "addresses" | "finder">) =>
  unsubscribeAll(
    finder.on("place.taken", ({ place }) => placeFieldsOf(place).forEach((typed) => addresses.send({ type: "field.type", ...typed }))),
    follow(
      addresses,
      () => addresses.getSnapshot().matches("listing"),
      (isListing) => isListing && finder.send({ type: "text.type", text: "" }),
    ),
  )
