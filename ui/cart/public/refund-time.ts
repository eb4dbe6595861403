/** Time of a refund in words: days to a bank account, hours to a wallet app. */
import { refundTime } from "#domain/rules/orders/cancellation.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const refundTimeText = (method: string | null, text: Text): string => {
  const time = refundTime(method)
  return time.unit === "days" ? text("refund.days", { from: time.from, to: time.to }) : text("refund.hours", { hours: time.within })
}
