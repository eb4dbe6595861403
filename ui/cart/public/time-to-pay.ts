/** Time to pay by a method in words: whole hours, or minutes. */
import type { Payment } from "#domain/entities/cart/payment.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { timeToPayOf } from "#domain/rules/cart/payment-time.ts"
import { hour, minute } from "#domain/rules/instants.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const timeToPayText = (
  payment: Pick<Payment, "method" | "minutes">,
  site: Pick<SiteConfig, "paymentMinutes">,
  text: Text,
): string => {
  const time = timeToPayOf(payment, site)
  return time % hour === 0 ? text("payment.time.hours", { hours: time / hour }) : text("payment.time.minutes", { minutes: time / minute })
}
