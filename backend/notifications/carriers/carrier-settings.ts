/** Settings of the carriers, read from environment variables. */
import type { CallproSettings } from "./callpro-carrier.ts"
import type { SmtpSettings } from "./smtp-carrier.ts"

export type CarrierSettings = { readonly smtp: SmtpSettings | null; readonly sms: CallproSettings | null }

type Environment = Readonly<Record<string, string | undefined>>

const smtpOf = ({ SMTP_URL: url = "", MAIL_FROM: from = "" }: Environment): SmtpSettings | null => {
  if (url === "") return null
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) throw new Error("SMTP_URL is no smtp:// or smtps:// address")
  if (!/^[^@]*[^@\s]+@[^@\s>]+>?$/.test(from)) throw new Error("MAIL_FROM must be the sender's e-mail address where there is an SMTP_URL")
  return { url, from }
}

const smsOf = ({ SMS_KEY: key = "", SMS_FROM: from = "", SMS_URL: url = "" }: Environment): CallproSettings | null => {
  if (key === "") return null
  if (!/^\d{8}$/.test(from)) throw new Error("SMS_FROM must be the shop's own number of eight digits where there is an SMS_KEY")
  const address = url === "" ? "https://api-text.callpro.mn" : url
  if (!URL.canParse(address)) throw new Error("SMS_URL is no address")
  return { key, from, url: address }
}

/** Reads `SMTP_URL`, `MAIL_FROM`, `SMS_KEY`, `SMS_FROM` and `SMS_URL`. Throws with what is wrong, without a secret. */
export const readCarrierSettings = (env: Environment): CarrierSettings => ({ smtp: smtpOf(env), sms: smsOf(env) })
