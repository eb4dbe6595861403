/** Letter of a one-time code. */
import type { Locale } from "#domain/entities/locale.ts"
import type { LetterForms } from "./letter.ts"

/** `contact`: to become one's own; `confirm`: in the place of a password. */
export type CodePurpose = "login" | "reset" | "contact" | "confirm"

type Wording = { readonly title: Readonly<Record<CodePurpose, string>>; readonly lead: (minutes: number) => string; readonly note: string; readonly subject: (brand: string, code: string) => string; readonly ignore: string }

const wording: Readonly<Record<Locale, Wording>> = {
  mn: {
    subject: (brand, code) => `${brand}: баталгаажуулах код ${code}`,
    title: { login: "Нэвтрэх код", reset: "Нууц үг солих код", contact: "Холбоо барих хаягаа баталгаажуулах код", confirm: "Үйлдлээ баталгаажуулах код" },
    lead: (minutes) => `Код ${minutes} минут хүчинтэй.`,
    note: "Кодоо хэнд ч бүү хэлээрэй.",
    ignore: "Та код хүсээгүй бол энэ захидлыг үл тоомсорлоно уу.",
  },
  en: {
    subject: (brand, code) => `${brand}: your code ${code}`,
    title: { login: "Your login code", reset: "Your code to change the password", contact: "Your code to confirm this contact", confirm: "Your confirmation code" },
    lead: (minutes) => `The code is valid for ${minutes} minutes.`,
    note: "Do not tell it to anyone.",
    ignore: "If you did not ask for a code, you can ignore this message.",
  },
}

type Code = { readonly purpose: CodePurpose; readonly code: string; readonly minutes: number; readonly brand: string; readonly locale: Locale }

export const codeLetter = ({ purpose, code, minutes, brand, locale }: Code): LetterForms => {
  const { subject, title, lead, note, ignore } = wording[locale]
  return {
    email: { subject: subject(brand, code), title: title[purpose], lead: lead(minutes), code, notes: [note, ignore] },
    sms: `${brand}: ${title[purpose]} ${code}. ${lead(minutes)} ${note}`,
  }
}
