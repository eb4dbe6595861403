/** Login of a shopper: an e-mail address or a Mongolian phone number, normalised. */
import { isEmail } from "#domain/rules/identity/email-address.ts"
import { receivesSms } from "#domain/rules/identity/phone-number.ts"
import { loginChannel, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import type { LetterChannel } from "#domain/rules/notifications/letter-channels.ts"
import { wrongField } from "#backend/http/refusal.ts"

export type Login = { readonly channel: "email" | "phone"; readonly value: string }

/** Channel of the letters to a login. */
export const letterChannels = { email: "email", phone: "sms" } as const satisfies Readonly<Record<Login["channel"], LetterChannel>>

/** Login of a text, normalised as it is stored. Throws 422 for neither e-mail nor phone, and for a company's landline, which receives no SMS. */
export const loginOf = (text: string): Login => {
  const channel = loginChannel(text)
  const isValid = channel === "phone" ? receivesSms(text) : isEmail(text)
  if (!isValid) throw wrongField("login", { key: channel === "phone" ? "phone.incorrect" : "email.incorrect" })
  return { channel, value: normalizeLogin(text) }
}

/** Masked login: `d•••@example.mn`, `99••••33`. */
export const maskedLogin = ({ channel, value }: Login): string => {
  if (channel === "phone") return `${value.slice(0, 2)}••••${value.slice(-2)}`
  const [name = "", host = ""] = value.split("@")
  return `${name.slice(0, 1)}•••@${host}`
}
