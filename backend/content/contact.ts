/** Messages of the contact form, mailed to the merchant. Contract C18. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { checkContact, type ContactField, type ContactForm } from "#domain/rules/content/contact-form.ts"
import { formatPhone, isPhone } from "#domain/rules/identity/phone-number.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countAddress } from "#backend/http/rate-limiter.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"
import { formatMessage } from "#backend/texts/format-message.ts"

/** Text without line breaks, which would forge further lines of the letter. */
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, " ").trim()

/** Whether messages reach the merchant: there is an address, and a carrier of e-mail. */
export const receivesContact = ({ carriers, site }: Pick<BackendServices, "carriers" | "site">): boolean =>
  carriers.email !== null && site().supportEmail !== ""

/** Sends `form` in the merchant's language. Throws 422 for a wrong field and where nobody receives it, 429 above the limit. */
export const sendContact = async (
  services: BackendServices,
  db: Database,
  form: ContactForm,
  address: CallerAddress,
  now: Instant,
): Promise<void> => {
  const site = services.site()
  if (!receivesContact(services)) throw new Refusal(422, { key: "contact.unread", values: { phone: site.supportPhone } })
  const refusals = checkContact(form)
  if (refusals.length > 0) {
    const messageKey = (field: ContactField) => (field === "contact" ? ("contact.incorrect" as const) : ("field.missing" as const))
    const fields = Object.fromEntries(refusals.map(({ field }) => [field, [{ key: messageKey(field) }]]))
    throw new Refusal(422, { key: "request.incorrect" }, { fields })
  }
  await countAddress(db, limits.contactForms, address, now)
  const topic = formatMessage(defaultLocale, { key: `contact.${form.topic}` })
  const values = { topic, name: oneLine(form.name), contact: isPhone(form.contact) ? formatPhone(form.contact) : oneLine(form.contact) }
  const subject = formatMessage(defaultLocale, { key: "letter.contact.subject", values })
  const lead = formatMessage(defaultLocale, { key: "letter.contact", values })
  const email = { subject, title: subject, lead, notes: form.text.trim().split(/\n+/u) }
  await queueLetter(
    services,
    db,
    {
      key: `contact ${randomUUID()}`,
      channel: "email",
      to: site.supportEmail,
      userId: null,
      locale: defaultLocale,
      letter: { email, sms: subject },
    },
    now,
  )
}
