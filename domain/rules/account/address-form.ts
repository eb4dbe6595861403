/** Rules of the address form. Specification §5, V5; the quarter is optional, since the zone lists lack some. */
import type { Address } from "#domain/entities/account/address.ts"
import { addressFieldRows, type AddressField } from "#domain/entities/account/address-fields.ts"
import { phoneRefusal, normalizePhone } from "#domain/rules/identity/phone-number.ts"
import { isBlank, refusal, required } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

export type AddressForm = Readonly<Record<AddressField, string>>

/** Address fields of `address` as a form holds them, without any other field; blank where absent. */
export const addressFormOf = (address: Partial<AddressForm>): AddressForm =>
  Object.fromEntries(addressFieldRows.map(([field]) => [field, address[field] ?? ""])) as AddressForm

/** Fields of the receiver, which a pick-up needs too. */
const receiverFields = addressFieldRows.flatMap(([field, { isReceiver }]) => (isReceiver === true ? [field] : []))

/** The receiver of an address: name and phones alone. */
export const receiverOf = (address: Partial<AddressForm>): Partial<AddressForm> =>
  Object.fromEntries(receiverFields.map((field) => [field, address[field] ?? ""]))

export const isSameReceiver = (one: Partial<AddressForm>, other: Partial<AddressForm>): boolean =>
  receiverFields.every((field) => (one[field] ?? "") === (other[field] ?? ""))

export const blankAddressForm: AddressForm = addressFormOf({})

/** The address to send: values trimmed, phones as digits, blank optional fields left out. */
export const addressOf = (form: Partial<AddressForm>, zipcode: string | null): Address =>
  ({
    ...Object.fromEntries(
      addressFieldRows.flatMap(([field, { isPhone, isOptional }]) => {
        const value = (form[field] ?? "").trim()
        return isOptional === true && value === "" ? [] : [[field, isPhone === true ? normalizePhone(value) : value]]
      }),
    ),
    zipcode,
  }) as Address

/** Key of a refusal of an address. */
export type AddressRefusal =
  | "v.required"
  | "v.phone_blank"
  | "v.phone_wrong"
  | "v.phone_same"
  | "v.address"
  | "address.choose_city"
  | "address.choose_district"

type AddressRefusals = ReadonlyArray<Refusal<AddressField, AddressRefusal>>

/** Each phone must differ from the earlier ones; an optional one may be blank. */
const phoneRefusals = (form: Partial<AddressForm>): AddressRefusals => {
  const earlierPhones: string[] = []
  return addressFieldRows.flatMap(([field, { isPhone, isOptional }]) => {
    if (isPhone !== true) return []
    const value = form[field] ?? ""
    if (isOptional === true && isBlank(value)) return []
    const phone = normalizePhone(value)
    const isRepeated = earlierPhones.includes(phone)
    earlierPhones.push(phone)
    return refusal(field, isRepeated ? "v.phone_same" : phoneRefusal(value))
  })
}

/** Refusals of the receiver of an order, which is all that a pick-up asks for. */
export const checkReceiver = (form: Partial<AddressForm>): AddressRefusals => [
  ...required("firstName", form.firstName ?? ""),
  ...phoneRefusals(form),
]

/** Refusals of an address form; empty when it is accepted. */
export const checkAddress = (form: Partial<AddressForm>): AddressRefusals => [
  ...checkReceiver(form),
  ...refusal("city", isBlank(form.city ?? "") ? "address.choose_city" : null),
  ...refusal("district", isBlank(form.district ?? "") ? "address.choose_district" : null),
  ...refusal("detail", isBlank(form.detail ?? "") ? "v.address" : null),
]
