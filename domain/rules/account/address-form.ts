/** Rules of the address form. Specification §5, V5; the quarter is optional, since the zone lists lack some. */
import type { Address } from "#domain/entities/account/address.ts"
import { addressFieldRows, type AddressField } from "#domain/entities/account/address-fields.ts"
import { phoneRefusal, normalizePhone } from "#domain/rules/identity/contact-formats.ts"
import { isBlank, refusal, required } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

export type AddressForm = Readonly<Record<AddressField, string>>

/** The fields of an address, or of more than an address, as they stand in a form. */
export const addressFormOf = (address: Partial<AddressForm>): AddressForm => Object.fromEntries(addressFieldRows.map(([field]) => [field, address[field] ?? ""])) as AddressForm

/** Fields of the receiver, which a pick-up needs too. */
const receiverFields = addressFieldRows.flatMap(([field, { isReceiver }]) => (isReceiver === true ? [field] : []))

/** The receiver of an address, without the place. */
export const receiverOf = (address: Partial<AddressForm>): Partial<AddressForm> => Object.fromEntries(receiverFields.map((field) => [field, address[field] ?? ""]))

export const isSameReceiver = (one: Partial<AddressForm>, other: Partial<AddressForm>): boolean => receiverFields.every((field) => (one[field] ?? "") === (other[field] ?? ""))

export const blankAddressForm: AddressForm = addressFormOf({})

/** The form as it is sent: trimmed, phones by their digits, without what is optional and blank. */
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

/** A further phone may be blank, and is another than those before it. */
const phoneRefusals = (form: Partial<AddressForm>): ReadonlyArray<Refusal<AddressField>> => {
  const before: string[] = []
  return addressFieldRows.flatMap(([field, { isPhone, isOptional }]) => {
    if (isPhone !== true) return []
    const value = form[field] ?? ""
    if (isOptional === true && isBlank(value)) return []
    const isRepeated = before.includes(normalizePhone(value))
    before.push(normalizePhone(value))
    return refusal(field, isRepeated ? "v.phone_same" : phoneRefusal(value))
  })
}

/** Refusals of who receives an order; the whole form of a pick-up. */
export const checkReceiver = (form: Partial<AddressForm>): ReadonlyArray<Refusal<AddressField>> => [
  ...required("firstName", form.firstName ?? ""),
  ...phoneRefusals(form),
]

/** Refusals of an address form; empty when it is accepted. */
export const checkAddress = (form: Partial<AddressForm>): ReadonlyArray<Refusal<AddressField>> => [
  ...checkReceiver(form),
  ...refusal("city", isBlank(form.city ?? "") ? "address.choose_city" : null),
  ...refusal("district", isBlank(form.district ?? "") ? "address.choose_district" : null),
  ...refusal("detail", isBlank(form.detail ?? "") ? "v.address" : null),
]
