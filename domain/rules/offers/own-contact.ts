/** Requester's own contact for price suggestions and quotes. Specification §5, V5. */
import { emailRefusal, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { isSamePhone, phoneRefusal } from "#domain/rules/identity/phone-number.ts"
import { loginChannel } from "#domain/rules/identity/login-form.ts"
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

type Own = { readonly email: string | null; readonly mobile: string | null }

const isOwn = (contact: string, own: Own): boolean =>
  loginChannel(contact) === "phone"
    ? own.mobile !== null && isSamePhone(contact, own.mobile)
    : own.email !== null && normalizeEmail(contact) === normalizeEmail(own.email)

/** Refusal of a contact that is malformed or not the requester's own; `foreignContactKey` is the message of the latter. */
export const checkOwnContact = (
  form: { readonly contact: string },
  own: Own,
  foreignContactKey: string,
): ReadonlyArray<Refusal<"contact">> => {
  if (isBlank(form.contact)) return refusal("contact", "v.phone_blank")
  const formatKey = loginChannel(form.contact) === "phone" ? phoneRefusal(form.contact) : emailRefusal(form.contact)
  return refusal("contact", formatKey ?? (isOwn(form.contact, own) ? null : foreignContactKey))
}
