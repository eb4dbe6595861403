/** What happens next with a return: hand-over, sum and time of the refund, or why the shop refused it. W8. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { GoodsReturn } from "#domain/entities/orders/return.ts"
import { isRefundUnderWay, refundPromise } from "#domain/rules/orders/cancellation.ts"
import { handOverUntil } from "#domain/rules/orders/returns.ts"
import { formatDay } from "#domain/rules/texts/dates.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { ReturnSums } from "./return-sums.tsx"

type Props = {
  readonly one: GoodsReturn
  /** How the order was paid; `null` where the wallet paid it. */
  readonly method: MethodType | null
}

export const ReturnProgress = ({ one: { status, money, wallet, answer, createdAt, answeredAt }, method }: Props) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const { supportPhone } = useSiteConfig()
  if (status === "rejected")
    return (
      <>
        <p>{answer === "" ? text("return.rejected.silent") : text("return.rejected.answer", { answer })}</p>
        <PhoneLink phone={supportPhone} />
      </>
    )
  const [toAccount, toWallet] = [money ?? 0, wallet ?? 0]
  if (status === "requested")
    return (
      <>
        <p>{text("return.next.handOver", { until: formatDay(handOverUntil(createdAt), now, locale) })}</p>
        <p>{text("return.next.answer")}</p>
        <ReturnSums money={toAccount} wallet={toWallet} method={method} />
      </>
    )
  const isUnderWay = money !== null && isRefundUnderWay({ canceledAt: answeredAt, refundedAmount: money }, method, now)
  return (
    <>
      {answer !== "" && <p>{text("return.accepted.answer", { answer })}</p>}
      {toAccount > 0 && (
        <p>
          {isUnderWay && answeredAt !== null
            ? text("return.money.until", {
                amount: formatTugrik(toAccount),
                until: formatDay(refundPromise(answeredAt, method).to, now, locale),
              })
            : text("return.money", { amount: formatTugrik(toAccount) })}
        </p>
      )}
      {toWallet > 0 && <p>{text("return.wallet", { amount: formatTugrik(toWallet) })}</p>}
    </>
  )
}
