/** E-mail address in the one form in which the shop stores, compares and writes to it. */
import { domainToASCII } from "node:url"
import { normalizeEmail } from "#domain/rules/identity/contact.ts"

/** Normalised, with its domain in ASCII: ` Bat@MÜNCHEN.de` is `bat@xn--mnchen-3ya.de`. */
export const storedEmail = (text: string): string => normalizeEmail(text).replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain)
