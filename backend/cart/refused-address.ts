/** Refused fields of an address, by their names on the wire; the address book and the checkout check alike. */
import type { Address } from "#domain/entities/account/address.ts"
import { addressWireNames } from "#domain/entities/account/address-fields.ts"
import { checkAddress, checkReceiver } from "#domain/rules/account/address-form.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

/** Maximum characters of a field, and of the one that holds directions. */
const longest = 100
const longestDetail = 500

const texts: Readonly<Record<string, MessageRef>> = {
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

const isTooLong = (address: Address) => (name: keyof typeof wireNames): boolean => (address[name] ?? "").length > (name === "detail" ? longestDetail : longest)

/** Empty for an address that is accepted. */
export const refusedAddress = (address: Address, { isReceiverOnly = false } = {}): Readonly<Record<string, ReadonlyArray<MessageRef>>> => ({
  ...Object.fromEntries(names.filter(isTooLong(address)).map((name) => [wireNames[name], [{ key: "text.tooLong" }]])),
  ...Object.fromEntries((isReceiverOnly ? checkReceiver : checkAddress)(address).map(({ field, key }) => [wireNames[field], [texts[key] ?? { key: "field.incorrect" }]])),
})
