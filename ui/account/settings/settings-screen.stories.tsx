/** Settings, section by section, in every state. */
import type { ReactNode } from "react"
import type { AnyStateMachine } from "xstate"
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import {
  devices,
  moneyToLose,
  muchToLose,
  ordersUnderWay,
  savedAddresses,
  savedCards,
  settings,
  socialLinks,
} from "#book/fixtures/account/account.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { address } from "#book/fixtures/identity/people.ts"
import { unreachable, wrongCode } from "#book/fixtures/shell/problems.ts"
import { addressFormOf } from "#domain/rules/account/address-form.ts"
import { addressBookMachine, type BookContext } from "#machines/account/address-book.ts"
import { cardsMachine, type CardsContext } from "#machines/account/cards.ts"
import { devicesMachine, type DevicesContext } from "#machines/account/devices.ts"
import { ownDataMachine, type OwnDataContext } from "#machines/account/own-data.ts"
import { preferencesMachine, type PreferencesContext } from "#machines/account/preferences.ts"
import { socialLinksMachine, type SocialLinksContext } from "#machines/account/social-links.ts"
import { pushDeviceMachine, type PushDeviceContext } from "#machines/account/push-device.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { AddressBookSection } from "./address-book-section.tsx"
import { CardsSection } from "./cards-section.tsx"
import { DevicesSection } from "./devices-section.tsx"
import { OwnDataSection } from "./own-data-section.tsx"
import { PreferencesSection } from "./preferences-section.tsx"
import { SocialLinksSection } from "./social-links-section.tsx"
import { PushDeviceSection } from "./push-device-section.tsx"
import { SettingsScreen } from "./settings-screen.tsx"

const meta = preview.meta({ title: "Screens/Settings", component: SettingsScreen, parameters: { path: "/account/settings" } })

type State<Machine extends AnyStateMachine> = Rest<Machine>["state"]
const isUnknown = (state: unknown) => state === "fetching" || state === "failed"

const inFrame = (section: ReactNode) => <div className="page">{section}</div>

const preferences = (state: State<typeof preferencesMachine>, context: Partial<PreferencesContext> = {}) =>
  inState(
    preferencesMachine,
    { state, input: { settings: isUnknown(state) ? null : settings }, context },
    (actor) => inFrame(<PreferencesSection actor={actor} />),
    loggedIn,
  )
const book = (state: State<typeof addressBookMachine>, context: Partial<BookContext> = {}) =>
  inState(
    addressBookMachine,
    { state, input: { addresses: isUnknown(state) ? null : savedAddresses }, context },
    (actor) =>
      inFrame(<AddressBookSection actor={actor} finder={atRest(placeFinderMachine, { state: "closed", input: { kind: "area" } })} />),
    loggedIn,
  )
const cards = (state: State<typeof cardsMachine>, context: Partial<CardsContext> = {}) =>
  inState(
    cardsMachine,
    { state, input: { cards: isUnknown(state) ? null : savedCards }, context },
    (actor) => inFrame(<CardsSection actor={actor} />),
    loggedIn,
  )
const deviceList = (state: State<typeof devicesMachine>, context: Partial<DevicesContext> = {}) =>
  inState(
    devicesMachine,
    { state, input: { devices: isUnknown(state) ? null : devices }, context },
    (actor) => inFrame(<DevicesSection actor={actor} />),
    loggedIn,
  )
const pushDevice = (state: State<typeof pushDeviceMachine>, context: Partial<PushDeviceContext> = {}) =>
  inState(pushDeviceMachine, { state, context }, (actor) => inFrame(<PushDeviceSection actor={actor} />), loggedIn)
const ownData = (state: State<typeof ownDataMachine>, context: Partial<OwnDataContext> = {}) =>
  inState(ownDataMachine, { state, context }, (actor) => inFrame(<OwnDataSection actor={actor} />), loggedIn)

const social = (state: State<typeof socialLinksMachine>, context: Partial<SocialLinksContext> = {}) =>
  inState(
    socialLinksMachine,
    { state, context: { links: isUnknown(state) ? [] : socialLinks, ...context } },
    (actor) => inFrame(<SocialLinksSection actor={actor} />),
    loggedIn,
  )

/** All sections of a shopper. */
export const Whole = meta.story({
  render: () => (
    <SettingsScreen
      actor={atRest(preferencesMachine, { state: { settings: "ready" }, input: { settings } })}
      addresses={atRest(addressBookMachine, { state: "listing", input: { addresses: savedAddresses } })}
      finder={atRest(placeFinderMachine, { state: "closed", input: { kind: "area" } })}
      cards={atRest(cardsMachine, { state: "ready", input: { cards: savedCards } })}
      devices={atRest(devicesMachine, { state: "ready", input: { devices } })}
      socialLinks={atRest(socialLinksMachine, { state: "ready", context: { links: socialLinks } })}
      push={atRest(pushDeviceMachine, { state: "off" })}
      ownData={atRest(ownDataMachine, { state: "resting" })}
    />
  ),
})

/** Skeleton of language and theme while the settings are being fetched. */
export const PreferencesFetching = meta.story(preferences("fetching"))
/** The settings could not be fetched; a button retries. */
export const PreferencesFailed = meta.story(preferences("failed", { problem: unreachable }))
/** Language, theme, and notifications by kind and channel. */
export const PreferencesReady = meta.story(preferences({ settings: "ready" }))
/** The choice is shown at once while it is sent. */
export const PreferencesSaving = meta.story(preferences({ settings: "saving" }))
/** A choice was not saved and is taken back. */
export const PreferencesNotSaved = meta.story(preferences({ settings: "ready" }, { problem: unreachable }))

/** Skeleton of addresses while they are being fetched. */
export const AddressesFetching = meta.story(book("fetching"))
/** The addresses could not be fetched; a button retries. */
export const AddressesFailed = meta.story(book("failed", { problem: unreachable }))
/** Two addresses, one of them the default. */
export const AddressesListing = meta.story(book("listing"))
/** The list with quiet buttons while an address is being removed. */
export const AddressesRemoving = meta.story(book("removing"))
/** The list with quiet buttons while the default is being changed. */
export const AddressesChanging = meta.story(book("changing"))
/** A busy button while the cities and districts are being fetched. */
export const AddressesOpeningForm = meta.story(book("openingForm"))
/** Form for an address. */
export const AddressesEditing = meta.story(book("editing", { zones, form: { label: "Ажил", ...addressFormOf(address) } }))
/** The form with a busy button while the address is sent. */
export const AddressesSaving = meta.story(book("saving", { zones, form: { label: "Ажил", ...addressFormOf(address) } }))
/** A second phone that is the first one again. */
export const AddressesSamePhone = meta.story(
  book("editing", {
    zones,
    form: { label: "Ажил", ...addressFormOf(address), otherPhone: address.phone },
    refusals: [{ field: "otherPhone", key: "v.phone_same", values: {} }],
  }),
)
/** An address was removed and can be put back. */
export const AddressesRemoved = meta.story(book("listing", { addresses: savedAddresses.slice(0, 1), removed: savedAddresses[1]! }))
/** No addresses yet. */
export const AddressesNone = meta.story(book("listing", { addresses: [] }))
/** Missing fields, with a summary above. */
export const AddressesRefused = meta.story(
  book("editing", {
    zones,
    refusals: [
      { field: "firstName", key: "v.required", values: {} },
      { field: "city", key: "address.choose_city", values: {} },
    ],
  }),
)

/** A card waits for its bank; a button fetches the list again. */
export const CardPending = meta.story(cards("ready", { pending: 1 }))
/** Skeleton of cards while they are being fetched. */
export const CardsFetching = meta.story(cards("fetching"))
/** The cards could not be fetched; a button retries. */
export const CardsFailed = meta.story(cards("failed", { problem: unreachable }))
/** Two cards, one of them the default. */
export const CardsReady = meta.story(cards("ready"))
/** A busy button while a new card is begun. */
export const CardsChanging = meta.story(cards("changing"))
/** Looking again for a card at the bank failed; the cards stay. */
export const CardsNotRefreshed = meta.story(cards("ready", { pending: 1, problem: unreachable }))
/** Cards of a shop whose bank registers no others. */
export const CardsNotRegistered = meta.story(cards("ready", { canRegister: false }))
/** No cards yet. */
export const CardsNone = meta.story(cards("ready", { cards: [] }))

/** Skeleton of devices while they are being fetched. */
export const DevicesFetching = meta.story(deviceList("fetching"))
/** The devices could not be fetched; a button retries. */
export const DevicesFailed = meta.story(deviceList("failed", { problem: unreachable }))
/** This device and another one. */
export const DevicesReady = meta.story(deviceList("ready"))
/** A busy button while the other device is logged out. */
export const DevicesEnding = meta.story(deviceList("ending", { ending: "device-2" }))

/** Download and deletion. */
export const OwnDataResting = meta.story(ownData("resting"))
/** A busy button while the file is being fetched. */
export const OwnDataDownloading = meta.story(ownData("downloading"))
/** A busy button while the shop looks what would be lost. */
export const OwnDataLooking = meta.story(ownData("looking"))
/** What would be lost, and a field for the password. */
export const OwnDataAsking = meta.story(ownData("asking", { leaving: muchToLose }))
/** A busy button while a code is being sent. */
export const OwnDataSendingCode = meta.story(ownData("sendingCode", { leaving: muchToLose }))
/** A busy button while the account is being deleted. */
export const OwnDataDeleting = meta.story(ownData("deleting", { leaving: muchToLose, form: { password: "Demo-2026", code: "" } }))
/** The account is gone; for a moment, before the login opens. */
export const OwnDataGone = meta.story(ownData("gone", { leaving: muchToLose }))
/** Money is given up by a TAN code alone. */
export const OwnDataTanUnsent = meta.story(ownData("asking", { leaving: moneyToLose }))
/** A TAN code of too few digits. */
export const OwnDataTanRefused = meta.story(
  ownData("asking", {
    leaving: moneyToLose,
    sent: { sentTo: "99••••33", expiresIn: 300, resendIn: 60 },
    form: { password: "", code: "48" },
    refusals: [{ field: "code", key: "v.tan_code", values: {} }],
  }),
)
/** Orders under way keep the account. */
export const OwnDataOrders = meta.story(ownData("asking", { leaving: ordersUnderWay }))
/** A wrong code, which can be corrected. */
export const OwnDataWrongCode = meta.story(
  ownData("asking", {
    leaving: muchToLose,
    sent: { sentTo: "99••••33", expiresIn: 300, resendIn: 60 },
    form: { password: "", code: "482916" },
    problem: wrongCode,
  }),
)
/** English texts on the smallest phone. */
export const InEnglishOnNarrow = meta.story({
  ...preferences({ settings: "ready" }),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** Skeleton of social logins while they are being fetched. */
export const SocialFetching = meta.story(social("fetching"))
/** The social logins could not be fetched; a button retries. */
export const SocialFailed = meta.story(social("failed", { problem: unreachable }))
/** Two social logins. */
export const SocialReady = meta.story(social("ready"))
/** A dialog asks to confirm. */
export const SocialAsking = meta.story(social("asking", { removing: "google" }))
/** One is being unlinked. */
export const SocialUnlinking = meta.story(social("unlinking", { removing: "google" }))
/** None is linked. */
export const SocialEmpty = meta.story(social("empty", { links: [] }))

/** Skeleton while the browser is being checked. */
export const PushReading = meta.story(pushDevice("reading"))
/** The browser could not be checked; a button retries. */
export const PushFailed = meta.story(pushDevice("failed", { problem: unreachable }))
/** This device gets no notifications. */
export const PushOff = meta.story(pushDevice("off"))
/** The subscription failed. */
export const PushOffAfterProblem = meta.story(pushDevice("off", { problem: unreachable }))
/** The device is being subscribed. */
export const PushTurningOn = meta.story(pushDevice("turningOn"))
/** This device gets notifications. */
export const PushOn = meta.story(pushDevice("on"))
/** The subscription is being ended. */
export const PushTurningOff = meta.story(pushDevice("turningOff"))
/** The browser blocks notifications. */
export const PushBlocked = meta.story(pushDevice("blocked"))
/** An iPhone wants the site installed. */
export const PushNeedsInstall = meta.story(pushDevice("needsInstall"))
/** The browser has no notifications. */
export const PushUnsupported = meta.story(pushDevice("unsupported"))
