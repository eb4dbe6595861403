/** `tel:` URL of a Mongolian telephone number. */
export const telephone = (phone: string): string => `tel:+976${phone.replace(/\D/g, "")}`
