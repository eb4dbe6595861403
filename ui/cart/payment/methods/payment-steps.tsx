/** Steps to follow for each payment method. */
import type { ReactNode } from "react"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useRichText } from "#ui/messages/messages.tsx"
import type { Due } from "./bank-payment.ts"

const guides = {
  qr: "qr",
  bank_transfer: "bank_transfer",
  internet_bank: "away",
  card: "away",
  wallet: "wallet",
  lease: "lease",
} as const satisfies Record<Due["method"], string>

const numbers = [1, 2, 3] as const

/** A lender without a page of its own asks in its app. */
const guideOf = ({ method, redirectUrl }: Due) => (method === "lease" && redirectUrl === null ? "lease_app" : guides[method])

export const usePaymentSteps = (payment: Due): ReadonlyArray<ReactNode> => {
  const rich = useRichText()
  const { company } = useSiteConfig()
  return numbers.map((number) => rich(`payment.how.${guideOf(payment)}.${number}`, { amount: formatTugrik(payment.amount), company }))
}
