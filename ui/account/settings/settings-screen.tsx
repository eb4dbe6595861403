/** Settings: preferences, addresses, cards, devices and the shopper's data. S29 k. */
import type { AddressBookActor } from "#machines/account/address-book.ts"
import type { CardsActor } from "#machines/account/cards.ts"
import type { DevicesActor } from "#machines/account/devices.ts"
import type { OwnDataActor } from "#machines/account/own-data.ts"
import type { PreferencesActor } from "#machines/account/preferences.ts"
import type { SocialLinksActor } from "#machines/account/social-links.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import type { PushDeviceActor } from "#machines/account/push-device.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { AddressBookSection } from "./address-book-section.tsx"
import { CardsSection } from "./cards-section.tsx"
import { DevicesSection } from "./devices-section.tsx"
import { OwnDataSection } from "./own-data-section.tsx"
import { PreferencesSection } from "./preferences-section.tsx"
import { SocialLinksSection } from "./social-links-section.tsx"
import { PushDeviceSection } from "./push-device-section.tsx"

type Props = {
  readonly actor: PreferencesActor
  readonly addresses: AddressBookActor
  readonly finder: PlaceFinderActor
  readonly cards: CardsActor
  readonly devices: DevicesActor
  readonly socialLinks: SocialLinksActor
  readonly push: PushDeviceActor
  readonly ownData: OwnDataActor
}

export const SettingsScreen = ({ actor, addresses, finder, cards, devices, socialLinks, push, ownData }: Props) => (
  <AccountFrame here="settings">
    <PageTitle title={useText()("account.menu.settings")} />
    <PreferencesSection actor={actor} />
    <PushDeviceSection actor={push} />
    <AddressBookSection actor={addresses} finder={finder} />
    <CardsSection actor={cards} />
    <DevicesSection actor={devices} />
    <SocialLinksSection actor={socialLinks} />
    <OwnDataSection actor={ownData} />
  </AccountFrame>
)
