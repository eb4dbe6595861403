/** Login of a shopper: an e-mail address or a Mongolian phone number, normalised. */
import { receivesSms, isEmail } from "#domain/rules/identity/contact-formats.ts"
import { loginChannel, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import { wrongField } from "#backend/http/refusal.ts"

export type Login = { readonly channel: "email" | "phone"; readonly value: string }

/** The login that `text` means, in the one form in which it is stored. Throws 422 for neither kind, and for a company's number, which receives no SMS. */
export const loginOf = (text: string): Login => {
  const channel = loginChannel(text)
  const fits = channel === "phone" ? receivesSms(text) : isEmail(text)
  if (!fits) throw wrongField("login", { key: channel === "phone" ? "phone.incorrect" : "email.incorrect" })
  return { channel, value: normalizeLogin(text) }
}

/** Masked login: `d•••@example.mn`, `99••••33`. */
export const hinted = ({ channel, value }: Login): string => {
  if (channel === "phone") return `${value.slice(0, 2)}••••${value.slice(-2)}`
  const [name = "", host = ""] = value.split("@")
  return `${name.slice(0, 1)}•••@${host}`
}
