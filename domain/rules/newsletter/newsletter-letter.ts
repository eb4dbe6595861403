/** Letters of the newsletter: the request to confirm, and the notice that somebody is subscribed already. */
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import { letters } from "#domain/languages/letters.ts"
import type { NewsletterKind } from "#domain/rules/notifications/letter-texts.ts"
import type { LetterForms } from "#domain/rules/notifications/letter.ts"

type NewsletterLetterInput = {
  readonly kind: NewsletterKind
  readonly brand: string
  readonly origin: string
  readonly token: string
  readonly locale: Locale
}

/** URL of the page that confirms or leaves. */
export const newsletterPage = (origin: string, step: "confirm" | "leave", token: string, locale: Locale): string =>
  `${origin}${addressOf(locale, `/newsletter/${step}`)}?token=${token}`

export const newsletterLetter = ({ kind, brand, origin, token, locale }: NewsletterLetterInput): LetterForms => {
  const { subject, title, lead, action, notes } = letters[locale].newsletter[kind]
  const href = newsletterPage(origin, kind === "confirm" ? "confirm" : "leave", token, locale)
  return {
    email: { subject: `${brand}: ${subject}`, title, lead, action: { label: action, href }, notes },
    sms: `${brand}: ${title} ${href}`,
  }
}
