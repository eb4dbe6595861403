/** E-mail addresses and phone numbers as people type them. Specification §5; Mongolian numbers have eight digits. */

/** An e-mail as it is stored and compared. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase()

const emailForm = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u

/** One `@`, a name before it, a domain with a dot behind it, at most 254 signs. */
export const isEmail = (text: string): boolean => {
  const email = normalizeEmail(text)
  return email.length <= 254 && emailForm.test(email) && !email.includes("..") && !email.startsWith(".") && !email.includes(".@")
}

/** `+976 9911-2233`, `00976 99112233` and `9911 2233` as `99112233`. */
export const normalizePhone = (text: string): string =>
  text.replace(/[\s().-]/gu, "").replace(/^(?:\+|00)?976(?=\d{8}$)/, "")

/** Eight digits, the first from 5 to 9. */
export const isPhone = (text: string): boolean => /^[5-9]\d{7}$/.test(normalizePhone(text))

/** Numbers that begin with 7 belong to companies and get no messages. */
export const getsMessages = (text: string): boolean => isPhone(text) && !normalizePhone(text).startsWith("7")

/** `99112233` as `9911 2233`. */
export const formatPhone = (text: string): string => normalizePhone(text).replace(/^(\d{4})(\d{4})$/, "$1 $2")

export const isSamePhone = (one: string, other: string): boolean => normalizePhone(one) === normalizePhone(other)

export const emailRefusal = (text: string): string | null =>
  text.trim() === "" ? "v.email_blank" : isEmail(text) ? null : "v.email_format"

export const phoneRefusal = (text: string): string | null =>
  text.trim() === "" ? "v.phone_blank" : isPhone(text) ? null : "v.phone_wrong"
