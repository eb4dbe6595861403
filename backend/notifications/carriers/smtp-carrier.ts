/** Carrier of e-mail over SMTP, with a connection for each letter, since a pool would repeat a letter by itself. */
import { createTransport } from "nodemailer"
import { problemText, type Carrier, type Outcome } from "./carrier.ts"

export type SmtpSettings = {
  /** `smtps://user:password@mail.shop.mn:465`, or `smtp://` with STARTTLS where the server offers it. */
  readonly url: string
  /** Address of the sender, `Цэлмэг <shop@shop.mn>`. */
  readonly from: string
}

/** Milliseconds for connecting, for the greeting, and without data from the server. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined

/** A permanent status refuses the recipient or the message; one for the shop's own login (`EAUTH`) is over once the configuration is corrected. */
const outcomeOf = (error: unknown, wasTransmitted: boolean): Outcome => {
  const status = propertyOf(error, "responseCode")
  const problem = problemText(error)
  if (typeof status !== "number") return { _tag: wasTransmitted ? "Unknown" : "Unreachable", problem }
  const isPermanent = status >= 500 && propertyOf(error, "code") !== "EAUTH"
  return { _tag: isPermanent ? "Refused" : "Unreachable", problem }
}

/** Logger that notices the server's `354`, after which the letter is transmitted and may be accepted even if the response is lost. */
const transmissionWatch = () => {
  let isTransmitting = false
  const log = (_entry: unknown, message?: unknown): void => {
    if (typeof message === "string" && message.startsWith("354")) isTransmitting = true
  }
  const logger = { level: () => {}, trace: log, debug: log, info: log, warn: log, error: log, fatal: log }
  return { logger, wasTransmitted: () => isTransmitting }
}

/** Domain of an e-mail address, for the `Message-ID`. */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost"

export const smtpCarrier = ({ url, from }: SmtpSettings): Carrier => ({
  send: async ({ id, to, subject, text, html, leaveUrl = null }) => {
    const { logger, wasTransmitted } = transmissionWatch()
    const transport = createTransport({ url, ...timeouts, logger, transactionLog: true })
    try {
      const { messageId } = await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html === null ? {} : { html }),
        messageId: `<${id}@${domainOf(from)}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(leaveUrl === null ? {} : { "List-Unsubscribe": `<${leaveUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return { _tag: "Sent", reference: messageId }
    } catch (error) {
      return outcomeOf(error, wasTransmitted())
    } finally {
      transport.close()
    }
  },
})
