import { internationalPhone } from "#domain/rules/identity/phone-number.ts"

/** `tel:` URL of a telephone number. */
export const telUrl = (phone: string): string => `tel:${internationalPhone(phone)}`
