/** Carrier of e-mail over SMTP. A connection for each letter: a pool would send a letter again by itself. */
import { createTransport } from "nodemailer"
import { problemText, type Carrier, type Outcome } from "./carrier.ts"

export type SmtpSettings = {
  /** `smtps://user:password@mail.shop.mn:465`, or `smtp://` with STARTTLS where the server offers it. */
  readonly url: string
  /** Address of the sender, `Цэлмэг <shop@shop.mn>`. */
  readonly from: string
}

/** Milliseconds for connecting, for the greeting, and without a sign of the server. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const field = (error: unknown, name: string): unknown => (typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined)

/** A refusal for good is of the recipient or the message; one of the shop's own log-in is mended by its configuration. */
const outcomeOf = (error: unknown, isData: boolean): Outcome => {
  const [response, code] = [field(error, "responseCode"), field(error, "code")]
  const problem = problemText(error)
  if (typeof response === "number") return { _tag: response >= 500 && code !== "EAUTH" ? "Refused" : "Unreachable", problem }
  return { _tag: isData ? "Unknown" : "Unreachable", problem }
}

/** Notes the server's `354`: from then on the letter may have been taken without an answer. */
const watchForData = () => {
  let isData = false
  const note = (_entry: unknown, message?: unknown): void => {
    if (typeof message === "string" && message.startsWith("354")) isData = true
  }
  return { logger: { level: () => {}, trace: note, debug: note, info: note, warn: note, error: note, fatal: note }, isData: () => isData }
}

/** Domain of an address, for identifiers of letters. */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost"

export const smtpCarrier = ({ url, from }: SmtpSettings): Carrier => ({
  send: async ({ id, to, subject, text, html, leaveUrl = null }) => {
    const { logger, isData } = watchForData()
    const transport = createTransport({ url, ...timeouts, logger, transactionLog: true })
    try {
      const { messageId } = await transport.sendMail({
        from, to, subject, text, ...(html === null ? {} : { html }),
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
      return outcomeOf(error, isData())
    } finally {
      transport.close()
    }
  },
})
