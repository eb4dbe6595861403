/** Addresses that a shopper can choose in the checkout instead of typing: the address book, and that of the last order. */
import type { Address, AddressDraft } from "#domain/entities/account/address.ts"
import type { SavedAddress } from "#domain/entities/account/saved-address.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { isSameReceiver, type AddressForm } from "#domain/rules/account/address-form.ts"

type Place = Pick<AddressDraft, "city" | "district" | "quarter" | "detail">

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.city === other.city && one.district === other.district && one.quarter === other.quarter && one.detail === other.detail

/** Saved address that the form holds; of several with one place, the one with the same receiver. `null` for an address that is not saved. */
export const chosenAddress = (addresses: ReadonlyArray<SavedAddress>, form: AddressForm): SavedAddress | null => {
  const samePlace = addresses.filter(({ address }) => isSamePlace(address, form))
  return samePlace.find(({ address }) => isSameReceiver(address, form)) ?? samePlace[0] ?? null
}

/** Address of the last order, unless the address book has it. */
export const lastAddress = (addresses: ReadonlyArray<SavedAddress>, user: User | null): Address | null => {
  const last = user?.shipAddress ?? null
  return last === null || addresses.some(({ address }) => isSamePlace(address, last)) ? null : last
}
