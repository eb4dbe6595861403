/** Rules of the login form: e-mail or phone, with a password or a one-time code. Specification §1, §5. */
import { emailRefusal, isEmail, normalizeEmail } from "./email-address.ts"
import { isPhone, phoneRefusal, normalizePhone } from "./phone-number.ts"
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Login in normal form: an e-mail address or phone number; other text is trimmed. */
export const normalizeLogin = (text: string): string => {
  if (isPhone(text)) return normalizePhone(text)
  return isEmail(text) ? normalizeEmail(text) : text.trim()
}

/** Channel of a login as typed: only digits and phone punctuation make a phone number. */
export const loginChannel = (text: string): "email" | "phone" => (/^[\d\s+().-]+$/.test(text.trim()) ? "phone" : "email")

const loginRefusal = (text: string): string | null => {
  if (isBlank(text)) return "v.email_blank"
  return loginChannel(text) === "phone" ? phoneRefusal(text) : emailRefusal(text)
}

/** Refusal of a login that is neither e-mail address nor phone number. */
export const checkLogin = (form: { readonly login: string }): ReadonlyArray<Refusal<"login">> => refusal("login", loginRefusal(form.login))

/** Refusals of a login with password; empty when it is accepted. */
export const checkPasswordLogin = (form: {
  readonly login: string
  readonly password: string
}): ReadonlyArray<Refusal<"login" | "password">> => [
  ...checkLogin(form),
  ...refusal("password", form.password === "" ? "v.password_required" : null),
]
