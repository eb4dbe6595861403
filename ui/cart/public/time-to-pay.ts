/** Time to pay by a method in words: whole hours, or minutes. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { timeToPay } from "#domain/rules/cart/payment-time.ts"
import { hour, minute } from "#domain/rules/instants.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const timeToPayText = (method: MethodType | null, site: Pick<SiteConfig, "paymentMinutes">, text: Text): string => {
  const time = timeToPay(method, site)
  return time % hour === 0 ? text("payment.time.hours", { hours: time / hour }) : text("payment.time.minutes", { minutes: time / minute })
}
