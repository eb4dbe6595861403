/** Ports of the account: profile, contacts, password, picture, settings, addresses, cards, devices and own data. */
import type { Address } from "#domain/entities/account/address.ts"
import type { SavedCard } from "#domain/entities/account/card.ts"
import type { Device } from "#domain/entities/account/device.ts"
import type { Leaving } from "#domain/entities/account/leaving.ts"
import type { Profile } from "#domain/entities/account/profile.ts"
import type { SavedAddress } from "#domain/entities/account/saved-address.ts"
import type { SocialLink } from "#domain/entities/account/social-link.ts"
import type { Settings, SettingsChange } from "#domain/entities/account/settings.ts"
import type { Person } from "#domain/entities/identity/person.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { CodeSent } from "#machines/identity/ports.ts"

/** A password change, proved by the current password or, without one, by a code. */
export type PasswordInput = {
  readonly password: string
  readonly confirmation: string
  readonly current: string | null
  readonly code: string | null
}

/** A file of the device, which only adapters can read. */
export type PictureFile = { readonly type: string; readonly size: number }

/** Data of the account's first page. */
export type Overview = { readonly profile: Profile; readonly orders: ReadonlyArray<Order> }

export type AddressInput = { readonly label: string; readonly isDefault: boolean; readonly address: Address }

/** Cards, how many the bank still registers, and whether it registers any. */
export type AllCards = { readonly cards: ReadonlyArray<SavedCard>; readonly pending: number; readonly canRegister: boolean }

/** `url` of the bank's page that registers a new card, `null` for any other change; and the cards after it. */
export type CardChange = { readonly url: string | null; readonly cards: ReadonlyArray<SavedCard> }

/** Proof of the person: the password, or a code. */
export type PersonProof = { readonly password: string | null; readonly code: string | null }

export interface AccountPorts {
  fetchProfile(input: void, signal?: AbortSignal): Promise<Profile>
  /** Refused with 409 where the profile is no longer at `version`. */
  saveProfile(input: { readonly version: number; readonly person: Person }, signal?: AbortSignal): Promise<Profile>
  sendContactCode(input: { readonly contact: string }, signal?: AbortSignal): Promise<CodeSent>
  /** Proves the person by the password or by a code of `sendConfirmation`. */
  prove(input: PersonProof, signal?: AbortSignal): Promise<void>
  changeContact(
    input: { readonly field: "email" | "mobile"; readonly contact: string; readonly code: string },
    signal?: AbortSignal,
  ): Promise<Profile>
  /** Sends a code to the shopper's own confirmed contact. */
  sendConfirmation(input: void, signal?: AbortSignal): Promise<CodeSent>
  changePassword(input: PasswordInput, signal?: AbortSignal): Promise<Profile>
  /** Compresses the picture where it is large, and sends it. */
  changePicture(input: { readonly file: PictureFile }, signal?: AbortSignal): Promise<void>
  removePicture(input: void, signal?: AbortSignal): Promise<void>
  /** The profile and the latest orders. */
  fetchOverview(input: void, signal?: AbortSignal): Promise<Overview>
  /** Products of the latest orders, as the shop sells them now. */
  fetchBought(input: void, signal?: AbortSignal): Promise<ReadonlyArray<Tile>>
  fetchSettings(input: void, signal?: AbortSignal): Promise<Settings>
  saveSettings(input: SettingsChange, signal?: AbortSignal): Promise<Settings>
  /** The default one first. */
  fetchAddresses(input: void, signal?: AbortSignal): Promise<ReadonlyArray<SavedAddress>>
  addAddress(input: AddressInput, signal?: AbortSignal): Promise<ReadonlyArray<SavedAddress>>
  changeAddress(input: AddressInput & { readonly id: number }, signal?: AbortSignal): Promise<ReadonlyArray<SavedAddress>>
  removeAddress(input: { readonly id: number }, signal?: AbortSignal): Promise<ReadonlyArray<SavedAddress>>
  /** Cards to pay with, the default one first. */
  fetchCards(input: void, signal?: AbortSignal): Promise<ReadonlyArray<SavedCard>>
  /** The same, with the number of those that the bank still registers. */
  fetchAllCards(input: void, signal?: AbortSignal): Promise<AllCards>
  /** `null` begins a new card. */
  registerCard(input: { readonly cardId: string | null }, signal?: AbortSignal): Promise<CardChange>
  removeCard(input: { readonly cardId: string }, signal?: AbortSignal): Promise<CardChange>
  fetchDevices(input: void, signal?: AbortSignal): Promise<ReadonlyArray<Device>>
  /** `others`: all but this one. */
  endDevice(input: { readonly id: string }, signal?: AbortSignal): Promise<ReadonlyArray<Device>>
  fetchSocialLinks(input: void, signal?: AbortSignal): Promise<ReadonlyArray<SocialLink>>
  /** Refused for the last means of logging in. */
  unlinkSocial(input: Pick<SocialLink, "provider">, signal?: AbortSignal): Promise<ReadonlyArray<SocialLink>>
  /** Downloads all data of the account as a file. */
  downloadEverything(input: void, signal?: AbortSignal): Promise<void>
  fetchLeaving(input: void, signal?: AbortSignal): Promise<Leaving>
  deleteAccount(input: PersonProof, signal?: AbortSignal): Promise<void>
}
