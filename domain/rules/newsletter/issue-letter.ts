/** Issue of the newsletter as a letter. */
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import { letters } from "#domain/languages/letters.ts"
import type { Letter, LetterLine } from "#domain/rules/notifications/letter.ts"
import type { IssueText } from "./newsletter-issue.ts"

type IssueLetterInput = {
  readonly text: IssueText
  readonly products: ReadonlyArray<LetterLine>
  readonly origin: string
  readonly locale: Locale
  /** URL of the page that unsubscribes; `null` for a trial letter, whose reader is no subscriber. */
  readonly leave: string | null
}

export const issueLetter = ({ text, products, origin, locale, leave }: IssueLetterInput): Letter => {
  const {
    subject,
    title,
    paragraphs: [lead, ...paragraphs],
    action,
  } = text
  return {
    subject,
    title,
    lead,
    ...(paragraphs.length > 0 && { paragraphs }),
    ...(products.length > 0 && { lines: products }),
    ...(action !== null && { action: { label: action.label, href: `${origin}${addressOf(locale, action.path)}` } }),
    ...(leave !== null && { leave: { label: letters[locale].newsletter.leave, href: leave } }),
  }
}
