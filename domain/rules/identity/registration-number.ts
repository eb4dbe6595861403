/** The numbers of citizens, organizations and taxpayers. Two Cyrillic letters and eight digits; seven; eleven or fourteen. */

/** Latin letters that look like Cyrillic ones, and are typed for them. */
const lookAlikes: Readonly<Record<string, string>> = {
  A: "А", B: "В", E: "Е", K: "К", M: "М", H: "Н", O: "О", P: "Р", C: "С", T: "Т", Y: "У", X: "Х",
}

/** In capitals, without spaces, with Cyrillic letters. */
export const normalizeCitizenNumber = (text: string): string =>
  Array.from(text.replace(/[\s-]/gu, "").toUpperCase(), (letter) => lookAlikes[letter] ?? letter).join("")

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The birthday inside a citizen's number; months from 21 on are of this century. `null` when there is no such day. */
export const birthdayOf = (number: string): { readonly year: number; readonly month: number; readonly day: number } | null => {
  const parts = /^[А-ЯЁӨҮ]{2}(\d{2})(\d{2})(\d{2})\d{2}$/u.exec(normalizeCitizenNumber(number))
  if (parts === null) return null
  const [years, months, day] = parts.slice(1).map(Number) as [number, number, number]
  const [year, month] = months > 20 ? [2000 + years, months - 20] : [1900 + years, months]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month) ? { year, month, day } : null
}

/** `УК03271614`: two letters, a real birthday, and two digits more; its control digit has no published rule. */
export const isCitizenNumber = (text: string): boolean => birthdayOf(text) !== null

export const normalizeOrganizationNumber = (text: string): string => text.replace(/\s/gu, "")

/** Seven digits. */
export const isOrganizationNumber = (text: string): boolean => /^\d{7}$/.test(normalizeOrganizationNumber(text))

/** A taxpayer's number (ТТД): eleven or fourteen digits. */
export const isTaxpayerNumber = (text: string): boolean => /^(?:\d{11}|\d{14})$/.test(normalizeOrganizationNumber(text))

export const citizenNumberRefusal = (text: string): string | null =>
  text.trim() === "" ? "v.required" : isCitizenNumber(text) ? null : "v.register_no"

export const organizationNumberRefusal = (text: string): string | null =>
  text.trim() === "" ? "v.required" : isOrganizationNumber(text) ? null : "v.org_register"
