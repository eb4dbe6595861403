/** Settings of the carriers, read from environment variables. */
import { variables, type Environment } from "#backend/environment.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { CallproSettings } from "./callpro-carrier.ts"
import type { SmtpSettings } from "./smtp-carrier.ts"

export type CarrierSettings = { readonly smtp: SmtpSettings | null; readonly sms: CallproSettings | null }

const smtpOf = ({ SMTP_URL: url = "", MAIL_FROM: from = "" }: Environment): SmtpSettings | null => {
  if (url === "") return null
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) throw new OperatorError({ key: "config.smtpUrl" })
  if (!/^[^@]*[^@\s]+@[^@\s>]+>?$/.test(from)) throw new OperatorError({ key: "config.mailFrom" })
  return { url, from }
}

const smsOf = ({ SMS_KEY: key = "", SMS_FROM: from = "", SMS_URL: url = "" }: Environment): CallproSettings | null => {
  if (key === "") return null
  if (!/^\d{8}$/.test(from)) throw new OperatorError({ key: "config.smsFrom" })
  const address = url === "" ? variables.SMS_URL.standard : url
  if (!URL.canParse(address)) throw new OperatorError({ key: "config.smsUrl" })
  return { key, from, url: address }
}

/** Reads `SMTP_URL`, `MAIL_FROM`, `SMS_KEY`, `SMS_FROM` and `SMS_URL`. Throws an `OperatorError` with what is wrong, without a secret. */
export const readCarrierSettings = (env: Environment): CarrierSettings => ({ smtp: smtpOf(env), sms: smsOf(env) })
