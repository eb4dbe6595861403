/** Payment methods by the names that the API gives them. */

export const methodTypes = ["qr", "bank_transfer", "internet_bank", "card", "wallet", "lease"] as const

/** Whether `text` names a payment method. */
export const isMethodType = (text: string): text is (typeof methodTypes)[number] => methodTypes.some((type) => type === text)
