/** Rules of the address form. Specification §5, V5; the quarter is optional, since the zone lists lack some. */
import { phoneRefusal, normalizePhone } from "#domain/rules/identity/contact.ts"
import { isBlank, refusal, required } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

export type AddressForm = {
  readonly lastName: string
  readonly firstName: string
  readonly phone: string
  /** Optional second phone number; must differ from the first. */
  readonly otherPhone?: string
  readonly city: string
  readonly district: string
  readonly quarter: string
  readonly detail: string
}
export type AddressField = keyof AddressForm

/** The second phone as it is sent: left out where none was typed. */
export const otherPhoneOf = ({ otherPhone = "" }: Pick<AddressForm, "otherPhone">): { readonly otherPhone?: string } =>
  isBlank(otherPhone) ? {} : { otherPhone: normalizePhone(otherPhone) }

const otherPhoneRefusal = (form: AddressForm): string | null => {
  if (form.otherPhone === undefined || isBlank(form.otherPhone)) return null
  return normalizePhone(form.otherPhone) === normalizePhone(form.phone) ? "v.phone_same" : phoneRefusal(form.otherPhone)
}

/** Refusals of who receives an order; the whole form of a pick-up. */
export const checkReceiver = (form: AddressForm): ReadonlyArray<Refusal<AddressField>> => [
  ...required("firstName", form.firstName),
  ...refusal("phone", phoneRefusal(form.phone)),
  ...refusal("otherPhone", otherPhoneRefusal(form)),
]

/** Refusals of an address form in reading order; empty when it is accepted. */
export const checkAddress = (form: AddressForm): ReadonlyArray<Refusal<AddressField>> => [
  ...checkReceiver(form),
  ...refusal("city", isBlank(form.city) ? "address.choose_city" : null),
  ...refusal("district", isBlank(form.district) ? "address.choose_district" : null),
  ...refusal("detail", isBlank(form.detail) ? "v.address" : null),
]
