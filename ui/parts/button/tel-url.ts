/** The address that a telephone number is called at. */
export const telephone = (phone: string): string => `tel:+976${phone.replace(/\D/g, "")}`
