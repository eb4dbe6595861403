/** Logging in by e-mail or phone, with a password or a one-time code. Specification §1, §5. */
import { emailRefusal, isEmail, isPhone, phoneRefusal, normalizeEmail, normalizePhone } from "./contact.ts"
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Digits of a one-time code. */
export const codeLength = 6

/** An e-mail or a phone number as the shop knows it; anything else as it was typed. */
export const normalizeLogin = (text: string): string => (isPhone(text) ? normalizePhone(text) : isEmail(text) ? normalizeEmail(text) : text.trim())

/** What somebody seems to be typing: letters and `@` make an e-mail, digits a phone number. */
export const loginChannel = (text: string): "email" | "phone" => (/^[\d\s+().-]+$/.test(text.trim()) ? "phone" : "email")

const loginRefusal = (text: string): string | null => {
  if (isBlank(text)) return "v.email_blank"
  return loginChannel(text) === "phone" ? phoneRefusal(text) : emailRefusal(text)
}

export const checkLogin = (form: { readonly login: string }): ReadonlyArray<Refusal<"login">> =>
  refusal("login", loginRefusal(form.login))

export const checkPasswordLogin = (form: {
  readonly login: string
  readonly password: string
}): ReadonlyArray<Refusal<"login" | "password">> => [
  ...checkLogin(form),
  ...refusal("password", form.password === "" ? "v.password_required" : null),
]

/** A code as it is sent: spaces and dashes between digits are the typist's. */
export const normalizeCode = (text: string): string => text.replace(/[\s-]/gu, "")

/** Which code it is decides what is said of a wrong one. */
export type CodeKind = "email" | "sms" | "tan" | "other"
const wrongCode: Readonly<Record<CodeKind, string>> = {
  email: "v.email_code",
  sms: "v.sms_code",
  tan: "v.tan_code",
  other: "v.code",
}

export const checkCode = (form: { readonly code: string }, kind: CodeKind = "other"): ReadonlyArray<Refusal<"code">> => {
  const code = normalizeCode(form.code)
  if (code === "") return refusal("code", "v.code_blank")
  return refusal("code", new RegExp(`^\\d{${codeLength}}$`).test(code) ? null : wrongCode[kind])
}
