/** Registration numbers of citizens (`УК03271614`), organizations (seven digits) and taxpayers (eleven or fourteen). Specification §3, E3 and E4. */

/** Latin letters typed for the Cyrillic ones that they resemble. */
const lookAlikes: Readonly<Record<string, string>> = {
  A: "А",
  B: "В",
  E: "Е",
  K: "К",
  M: "М",
  H: "Н",
  O: "О",
  P: "Р",
  C: "С",
  T: "Т",
  Y: "У",
  X: "Х",
}

/** Registration number in upper case, without spaces, with Cyrillic letters. */
export const normalizeCitizenNumber = (text: string): string =>
  Array.from(text.replace(/[\s-]/gu, "").toUpperCase(), (letter) => lookAlikes[letter] ?? letter).join("")

/** `month` from 1. */
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Birthday in a citizen's number: `УК03271614` is 16 July 2003, since months of this century have 20 added. `null` for an impossible day. */
export const birthdayOf = (number: string): { readonly year: number; readonly month: number; readonly day: number } | null => {
  const parts = /^[А-ЯЁӨҮ]{2}(\d{2})(\d{2})(\d{2})\d{2}$/u.exec(normalizeCitizenNumber(number))
  if (parts === null) return null
  const [yearDigits, monthDigits, day] = parts.slice(1).map(Number) as [number, number, number]
  const [year, month] = monthDigits > 20 ? [2000 + yearDigits, monthDigits - 20] : [1900 + yearDigits, monthDigits]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null
}

/** Number without whitespace. */
export const normalizeOrganizationNumber = (text: string): string => text.replace(/\s/gu, "")

/** Whether text is an organization's number: seven digits. */
export const isOrganizationNumber = (text: string): boolean => /^\d{7}$/.test(normalizeOrganizationNumber(text))

/** Whether text is a taxpayer's number (ТТД): eleven or fourteen digits. */
export const isTaxpayerNumber = (text: string): boolean => /^(?:\d{11}|\d{14})$/.test(text)

/** Message key of the refusal of an organization's number; `null` when it is accepted. */
export const organizationNumberRefusal = (text: string): string | null => {
  if (text.trim() === "") return "v.required"
  return isOrganizationNumber(text) ? null : "v.org_register"
}
