/** Refused fields of an address by their wire names, for the address book and the checkout. */
import type { Address } from "#domain/entities/account/address.ts"
import { addressWireNames } from "#domain/entities/account/address-fields.ts"
import { checkAddress, checkReceiver, type AddressRefusal } from "#domain/rules/account/address-form.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

/** Maximum characters of a field, and of the detail, which holds directions. */
const maxLength = 100
const maxDetailLength = 500

/** Message of the shop for each message key of the rules. */
const messages: Readonly<Record<AddressRefusal, MessageRef>> = {
  "v.required": { key: "field.missing" },
  "v.phone_blank": { key: "phone.blank" },
  "v.phone_wrong": { key: "phone.incorrect" },
  "v.phone_same": { key: "phone.same" },
  "v.address": { key: "address.blank" },
  "address.choose_city": { key: "address.city" },
  "address.choose_district": { key: "address.district" },
}

const wireNames = { ...addressWireNames, zipcode: "zipcode" } as const
const names = Object.keys(wireNames) as ReadonlyArray<keyof typeof wireNames>

const isTooLong =
  (address: Address) =>
  (name: keyof typeof wireNames): boolean =>
    (address[name] ?? "").length > (name === "detail" ? maxDetailLength : maxLength)

/** Messages by wire name; empty for an address that is accepted. With `isReceiverOnly` the place is not checked. */
export const refusedAddress = (address: Address, { isReceiverOnly = false } = {}): Readonly<Record<string, ReadonlyArray<MessageRef>>> => {
  const refusals = (isReceiverOnly ? checkReceiver : checkAddress)(address)
  return {
    ...Object.fromEntries(names.filter(isTooLong(address)).map((name) => [wireNames[name], [{ key: "text.tooLong" }]])),
    ...Object.fromEntries(refusals.map(({ field, key }) => [wireNames[field], [messages[key]]])),
  }
}
