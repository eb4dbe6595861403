/** Letter to the owner of an account about what lets somebody log in: sent to every contact that is confirmed. Record 0040. */
import type { Locale } from "#domain/entities/locale.ts"
import type { LetterForms } from "./letter.ts"

/** What changed; `detail` is the masked contact, or the name of the social login. */
export type AccountNews = { readonly kind: "email" | "mobile" | "social"; readonly detail: string } | { readonly kind: "password" }

type Wording = {
  readonly subject: (brand: string) => string
  readonly title: string
  readonly lead: (news: AccountNews) => string
  readonly note: (phone: string) => string
}

const wording: Readonly<Record<Locale, Wording>> = {
  mn: {
    subject: (brand) => `${brand}: таны бүртгэлд өөрчлөлт орлоо`,
    title: "Таны бүртгэлд өөрчлөлт орлоо",
    lead: (news) => {
      switch (news.kind) {
        case "email":
          return `Бүртгэлийн и-мэйл хаягийг ${news.detail} болголоо.`
        case "mobile":
          return `Бүртгэлийн утасны дугаарыг ${news.detail} болголоо.`
        case "social":
          return `Бүртгэлд ${news.detail} нэвтрэлтийг холболоо.`
        case "password":
          return "Бүртгэлийн нууц үгийг сольсон."
        default:
          return news satisfies never
      }
    },
    note: (phone) => `Та өөрөө хийгээгүй бол ${phone} утсаар яаралтай мэдэгдэнэ үү.`,
  },
  en: {
    subject: (brand) => `${brand}: your account was changed`,
    title: "Your account was changed",
    lead: (news) => {
      switch (news.kind) {
        case "email":
          return `The e-mail address of your account is now ${news.detail}.`
        case "mobile":
          return `The phone number of your account is now ${news.detail}.`
        case "social":
          return `You can now log in to your account by ${news.detail}.`
        case "password":
          return "The password of your account was changed."
        default:
          return news satisfies never
      }
    },
    note: (phone) => `If it was not you, call us on ${phone} at once.`,
  },
}

export const accountLetter = (news: AccountNews, { brand, supportPhone, locale }: { readonly brand: string; readonly supportPhone: string; readonly locale: Locale }): LetterForms => {
  const { subject, title, lead, note } = wording[locale]
  return {
    email: { subject: subject(brand), title, lead: lead(news), notes: [note(supportPhone)] },
    sms: `${brand}: ${lead(news)} ${note(supportPhone)}`,
  }
}
