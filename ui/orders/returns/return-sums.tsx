/** What an accepted return gives back, to where the money came from and to the wallet, and when. W8. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import { refundTime } from "#domain/rules/orders/cancellation.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"

type Props = {
  readonly money: number
  readonly wallet: number
  /** How the order was paid; `null` where the wallet paid it. */
  readonly method: MethodType | null
}

export const ReturnSums = ({ money, wallet, method }: Props) => {
  const text = useText()
  const takes = refundTime(method)
  const time =
    takes.unit === "days"
      ? text("return.time.days", { from: takes.from, to: takes.to })
      : text("return.time.hours", { hours: takes.within })
  return (
    <>
      {money > 0 && <p>{text("return.next.money", { amount: formatTugrik(money), time })}</p>}
      {wallet > 0 && <p>{text("return.next.wallet", { amount: formatTugrik(wallet) })}</p>}
    </>
  )
}
