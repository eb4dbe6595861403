/** E-mail addresses and Mongolian phone numbers of eight digits. Specification §5, V5. */

/** The global of browsers and Node.js, declared since this room compiles without their types. */
declare const URL: new (address: string) => { readonly hostname: string }

/** Domain in ASCII (punycode): `münchen.de` becomes `xn--mnchen-3ya.de`. One that is no domain stays as it is. */
const asciiDomain = (domain: string): string => {
  if (/^[\x20-\x7E]*$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** E-mail address in the one form in which it is stored and compared: trimmed, lower case, composed letters (NFC), its domain in ASCII. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase().normalize("NFC").replace(/[^@]+$/u, asciiDomain)

const emailForm = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u

/** Whether text is an e-mail address: one `@`, a domain with a dot, at most 254 characters. */
export const isEmail = (text: string): boolean => {
  const email = normalizeEmail(text)
  return email.length <= 254 && emailForm.test(email) && !email.includes("..") && !email.startsWith(".") && !email.includes(".@")
}

/** Phone number as eight digits: `+976 9911-2233`, `00976 99112233` and `9911 2233` are `99112233`. */
export const normalizePhone = (text: string): string =>
  text.replace(/[\s().-]/gu, "").replace(/^(?:\+|00)?976(?=\d{8}$)/, "")

/** Whether text is a phone number: eight digits, the first from 5 to 9. */
export const isPhone = (text: string): boolean => /^[5-9]\d{7}$/.test(normalizePhone(text))

/** Whether a phone number receives SMS: landlines of companies begin with 7 and do not. */
export const receivesSms = (text: string): boolean => isPhone(text) && !normalizePhone(text).startsWith("7")

/** `99112233` as `9911 2233`. */
export const formatPhone = (text: string): string => normalizePhone(text).replace(/^(\d{4})(\d{4})$/, "$1 $2")

/** Whether two texts are one phone number. */
export const isSamePhone = (one: string, other: string): boolean => normalizePhone(one) === normalizePhone(other)

/** Message key of the refusal of an e-mail address; `null` when it is accepted. */
export const emailRefusal = (text: string): string | null =>
  text.trim() === "" ? "v.email_blank" : isEmail(text) ? null : "v.email_format"

/** Message key of the refusal of a phone number; `null` when it is accepted. */
export const phoneRefusal = (text: string): string | null =>
  text.trim() === "" ? "v.phone_blank" : isPhone(text) ? null : "v.phone_wrong"
