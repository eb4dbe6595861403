/** Letters of the newsletter: the question to a new subscriber, and the answer to one who is subscribed already. */
import type { Locale } from "#domain/entities/locale.ts"
import type { LetterForms } from "#domain/rules/notifications/letter.ts"

type Wording = { readonly subject: string; readonly title: string; readonly lead: string; readonly action: string; readonly notes: ReadonlyArray<string> }
type Kind = "confirm" | "already"

const wording: Readonly<Record<Locale, Readonly<Record<Kind, Wording>>>> = {
  mn: {
    confirm: {
      subject: "мэдээллийн захидлыг баталгаажуулна уу",
      title: "Мэдээллийн захидал авах уу?",
      lead: "Хямдрал, шинэ барааны мэдээг энэ хаягаар авах бол доорх товчийг дарна уу.",
      action: "Захиалгаа баталгаажуулах",
      notes: ["Та захиалаагүй бол энэ захидлыг үл тоомсорлоно уу: баталгаажуулахгүй бол юу ч илгээхгүй."],
    },
    already: {
      subject: "та мэдээллийн захидалд бүртгэлтэй байна",
      title: "Та бүртгэлтэй байна",
      lead: "Энэ хаяг мэдээллийн захидал авч байгаа тул дахин юу ч хийх шаардлагагүй.",
      action: "Захидал авахаа болих",
      notes: [],
    },
  },
  en: {
    confirm: {
      subject: "please confirm your newsletter",
      title: "Would you like our newsletter?",
      lead: "Press the button to get news of sales and new products at this address.",
      action: "Confirm the subscription",
      notes: ["If you did not ask for it, you can ignore this message: nothing is sent to an unconfirmed address."],
    },
    already: {
      subject: "you already get our newsletter",
      title: "You are subscribed",
      lead: "This address gets our newsletter already; there is nothing to do.",
      action: "Leave the newsletter",
      notes: [],
    },
  },
}

type NewsletterLetterInput = { readonly kind: Kind; readonly brand: string; readonly origin: string; readonly token: string; readonly locale: Locale }

/** Address of the page that confirms or leaves. */
export const newsletterPage = (origin: string, step: "confirm" | "leave", token: string, locale: Locale): string =>
  `${origin}${locale === "en" ? "/en" : ""}/newsletter/${step}?token=${token}`

export const newsletterLetter = ({ kind, brand, origin, token, locale }: NewsletterLetterInput): LetterForms => {
  const { subject, title, lead, action, notes } = wording[locale][kind]
  const href = newsletterPage(origin, kind === "confirm" ? "confirm" : "leave", token, locale)
  return { email: { subject: `${brand}: ${subject}`, title, lead, action: { label: action, href }, notes }, sms: `${brand}: ${title} ${href}` }
}
