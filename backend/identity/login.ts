/** What a shopper logs in by: an e-mail or a Mongolian phone, in the one form it is kept in. */
import { getsMessages, isEmail } from "#domain/rules/identity/contact.ts"
import { loginChannel, tidyLogin } from "#domain/rules/identity/login-form.ts"
import { wrongField } from "#backend/http/refusal.ts"

export type Login = { readonly channel: "email" | "phone"; readonly value: string }

/** Throws 422 for what is neither, and for a company's number, which gets no messages. */
export const loginOf = (text: string): Login => {
  const channel = loginChannel(text)
  const fits = channel === "phone" ? getsMessages(text) : isEmail(text)
  if (!fits) throw wrongField("login", { key: channel === "phone" ? "phone.incorrect" : "email.incorrect" })
  return { channel, value: tidyLogin(text) }
}

/** Where something went, without telling the whole of it: `d•••@example.mn`, `99••••33`. */
export const hinted = ({ channel, value }: Login): string => {
  if (channel === "phone") return `${value.slice(0, 2)}••••${value.slice(-2)}`
  const [name = "", host = ""] = value.split("@")
  return `${name.slice(0, 1)}•••@${host}`
}
