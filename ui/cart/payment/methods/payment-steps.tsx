/** Steps to follow for each payment method. */
import type { ReactNode } from "react"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useRichText } from "#ui/messages/messages.tsx"
import type { BankPayment } from "./bank-payment.ts"

/** Methods that share their steps; any other has its own, `payment.how.<method>.1` to `.3`. */
const shared = { internet_bank: "away", card: "away" } as const

const isShared = (method: BankPayment["method"]): method is keyof typeof shared => method in shared

const numbers = [1, 2, 3] as const

/** A lender without a page of its own asks in its app. */
const guideOf = ({ method, redirectUrl }: BankPayment) => {
  if (isShared(method)) return shared[method]
  return method === "lease" && redirectUrl === null ? "lease_app" : method
}

export const usePaymentSteps = (payment: BankPayment): ReadonlyArray<ReactNode> => {
  const rich = useRichText()
  const { company } = useSiteConfig()
  const guide = guideOf(payment)
  return numbers.map((number) => rich(`payment.how.${guide}.${number}`, { amount: formatTugrik(payment.amount), company }))
}
