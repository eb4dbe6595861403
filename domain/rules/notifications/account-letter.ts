/** Letter about a change of how a user logs in, for every confirmed contact. Record 0040. */
import type { SocialProvider } from "#domain/entities/identity/social.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { LetterForms } from "./letter.ts"

/** What changed: a contact, `masked`; the password; a social login that was joined or unlinked. */
export type AccountChange =
  | { readonly kind: "email" | "mobile"; readonly masked: string }
  | { readonly kind: "password" }
  | { readonly kind: "joined" | "unlinked"; readonly provider: SocialProvider }

type Wording = {
  readonly subject: (brand: string) => string
  readonly title: string
  readonly lead: (change: AccountChange) => string
  readonly note: (phone: string) => string
}

const providerNames: Readonly<Record<Locale, Readonly<Record<SocialProvider, string>>>> = {
  mn: { google: "Google", apple: "Apple", facebook: "Facebook", sandbox: "Туршилтын хаяг" },
  en: { google: "Google", apple: "Apple", facebook: "Facebook", sandbox: "a made-up account" },
}

const wording: Readonly<Record<Locale, Wording>> = {
  mn: {
    subject: (brand) => `${brand}: таны бүртгэлд өөрчлөлт орлоо`,
    title: "Таны бүртгэлд өөрчлөлт орлоо",
    lead: (change) => {
      switch (change.kind) {
        case "email":
          return `Бүртгэлийн и-мэйл хаягийг ${change.masked} болголоо.`
        case "mobile":
          return `Бүртгэлийн утасны дугаарыг ${change.masked} болголоо.`
        case "joined":
          return `Бүртгэлд нэвтрэх шинэ арга холболоо: ${providerNames.mn[change.provider]}.`
        case "unlinked":
          return `Бүртгэлээс нэвтрэх аргыг салгалаа: ${providerNames.mn[change.provider]}.`
        case "password":
          return "Бүртгэлийн нууц үгийг солилоо."
        default:
          return change satisfies never
      }
    },
    note: (phone) => `Та өөрөө хийгээгүй бол ${phone} утсаар яаралтай мэдэгдэнэ үү.`,
  },
  en: {
    subject: (brand) => `${brand}: your account was changed`,
    title: "Your account was changed",
    lead: (change) => {
      switch (change.kind) {
        case "email":
          return `The e-mail address of your account is now ${change.masked}.`
        case "mobile":
          return `The phone number of your account is now ${change.masked}.`
        case "joined":
          return `You can now log in to your account by ${providerNames.en[change.provider]}.`
        case "unlinked":
          return `You can no longer log in to your account by ${providerNames.en[change.provider]}.`
        case "password":
          return "The password of your account was changed."
        default:
          return change satisfies never
      }
    },
    note: (phone) => `If it was not you, call us on ${phone} at once.`,
  },
}

export const accountLetter = (change: AccountChange, { brand, supportPhone, locale }: { readonly brand: string; readonly supportPhone: string; readonly locale: Locale }): LetterForms => {
  const { subject, title, lead, note } = wording[locale]
  return {
    email: { subject: subject(brand), title, lead: lead(change), notes: [note(supportPhone)] },
    sms: `${brand}: ${lead(change)} ${note(supportPhone)}`,
  }
}
