/** `tel:` URL of a Mongolian telephone number. */
export const telUrl = (phone: string): string => `tel:+976${phone.replace(/\D/g, "")}`
