/** Controller of the settings, with a machine for each section. */
import { addressBookMachine } from "#machines/account/address-book.ts"
import { cardsMachine } from "#machines/account/cards.ts"
import { devicesMachine } from "#machines/account/devices.ts"
import { joinAddressBook, joinSettings } from "#machines/account/joins.ts"
import { ownDataMachine } from "#machines/account/own-data.ts"
import { preferencesMachine } from "#machines/account/preferences.ts"
import { socialLinksMachine } from "#machines/account/social-links.ts"
import { pushDeviceMachine } from "#machines/account/push-device.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({
    actor: createPageActor(preferencesMachine, { settings: null }, pageInput),
    addresses: createPageActor(addressBookMachine, { addresses: null }, pageInput, "addresses"),
    finder: createPageActor(placeFinderMachine, { kind: "area" }, pageInput, "finder"),
    cards: createPageActor(cardsMachine, { cards: null }, pageInput, "cards"),
    devices: createPageActor(devicesMachine, { devices: null }, pageInput, "devices"),
    socialLinks: createPageActor(socialLinksMachine, undefined, pageInput, "socialLinks"),
    push: createPageActor(pushDeviceMachine, undefined, pageInput, "push"),
    ownData: createPageActor(ownDataMachine, undefined, pageInput, "ownData"),
  }),
  join: ({ actor, addresses, finder, cards, push, ownData }, { actorRefs: { persistence, session }, go }) => {
    const leaveAddressBook = joinAddressBook({ addresses, finder })
    const leaveSettings = joinSettings(
      { preferences: actor, cards, push, ownData, persistence, session },
      { openBank: (url) => window.location.assign(url), leave: () => go("/", { replace: true }) },
    )
    return () => {
      leaveAddressBook()
      leaveSettings()
    }
  },
})
