/** E-mail addresses. Specification §5, V5. */

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
export const normalizeEmail = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^@]+$/u, asciiDomain)

const emailForm = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u

/** Whether text is an e-mail address: one `@`, a domain with a dot, at most 254 characters. */
export const isEmail = (text: string): boolean => {
  const email = normalizeEmail(text)
  return email.length <= 254 && emailForm.test(email) && !email.includes("..") && !email.startsWith(".") && !email.includes(".@")
}

/** Message key of the refusal of an e-mail address; `null` when it is accepted. */
export const emailRefusal = (text: string): "v.email_blank" | "v.email_format" | null => {
  if (text.trim() === "") return "v.email_blank"
  return isEmail(text) ? null : "v.email_format"
}
