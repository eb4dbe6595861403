/** The machines of the settings, one for each section. */
import type { ActorRefFrom } from "xstate"
import { addressBookMachine } from "#machines/account/address-book.ts"
import { cardsMachine } from "#machines/account/cards.ts"
import { devicesMachine } from "#machines/account/devices.ts"
import { joinAddressBook, joinSettings } from "#machines/account/joins.ts"
import { ownDataMachine } from "#machines/account/own-data.ts"
import { preferencesMachine } from "#machines/account/preferences.ts"
import { socialLinksMachine } from "#machines/account/social-links.ts"
import { pushDeviceMachine } from "#machines/account/push-device.ts"
import { unsubscribeAll } from "#machines/shared/subscriptions.ts"
import { placeFinderMachine, type PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type SettingsActors = {
  readonly actor: ActorRefFrom<typeof preferencesMachine>
  readonly addresses: ActorRefFrom<typeof addressBookMachine>
  readonly finder: PlaceFinderActor
  readonly cards: ActorRefFrom<typeof cardsMachine>
  readonly devices: ActorRefFrom<typeof devicesMachine>
  readonly socialLinks: ActorRefFrom<typeof socialLinksMachine>
  readonly push: ActorRefFrom<typeof pushDeviceMachine>
  readonly ownData: ActorRefFrom<typeof ownDataMachine>
}

export const controller: PageController<never, SettingsActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(preferencesMachine, pageInput), { settings: null }, pageInput),
    addresses: createPageActor(provided(addressBookMachine, pageInput), { addresses: null }, pageInput, "addresses"),
    finder: createPageActor(provided(placeFinderMachine, pageInput), { kind: "area" }, pageInput, "finder"),
    cards: createPageActor(provided(cardsMachine, pageInput), { cards: null }, pageInput, "cards"),
    devices: createPageActor(provided(devicesMachine, pageInput), { devices: null }, pageInput, "devices"),
    socialLinks: createPageActor(provided(socialLinksMachine, pageInput), undefined, pageInput, "socialLinks"),
    push: createPageActor(provided(pushDeviceMachine, pageInput), undefined, pageInput, "push"),
    ownData: createPageActor(provided(ownDataMachine, pageInput), undefined, pageInput, "ownData"),
  }),
  join: ({ actor, addresses, finder, cards, push, ownData }, { actorRefs: { persistence, session }, go }) => {
    const left = [
      { unsubscribe: joinAddressBook({ addresses, finder }) },
      {
        unsubscribe: joinSettings(
          { preferences: actor, cards, push, ownData, persistence, session },
          { openBank: (url) => window.location.assign(url), leave: () => go("/", { replace: true }) },
        ),
      },
    ]
    return unsubscribeAll(...left)
  },
}
