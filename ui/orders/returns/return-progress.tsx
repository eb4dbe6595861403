/** What happens next with a return: hand-over, sum and time of the refund, or why the shop refused it. W8. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { GoodsReturn } from "#domain/entities/orders/return.ts"
import { isRefundLate, isRefundUnderWay, refundPromise } from "#domain/rules/orders/cancellation.ts"
import { handOverUntil } from "#domain/rules/orders/returns.ts"
import { formatDay } from "#domain/rules/texts/dates.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { ReturnSums } from "./return-sums.tsx"

type Props = {
  readonly goodsReturn: GoodsReturn
  /** How the order was paid; `null` where the wallet paid it. */
  readonly method: MethodType | null
}

export const ReturnProgress = ({ goodsReturn, method }: Props) => {
  const { status } = goodsReturn
  switch (status) {
    case "requested":
      return <Requested goodsReturn={goodsReturn} method={method} />
    case "accepted":
      return <Accepted goodsReturn={goodsReturn} method={method} />
    case "rejected":
      return <Rejected answer={goodsReturn.answer} />
    default:
      return status satisfies never
  }
}

const Requested = ({ goodsReturn: { money, wallet, createdAt }, method }: Props) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  return (
    <>
      <p>{text("return.next.handOver", { until: formatDay(handOverUntil(createdAt), now, locale) })}</p>
      <p>{text("return.next.answer")}</p>
      <ReturnSums money={money ?? 0} wallet={wallet ?? 0} method={method} />
    </>
  )
}

const Rejected = ({ answer }: { readonly answer: string }) => {
  const text = useText()
  const { supportPhone } = useSiteConfig()
  return (
    <>
      <p>{answer === "" ? text("return.rejected.silent") : text("return.rejected.answer", { answer })}</p>
      <PhoneLink phone={supportPhone} />
    </>
  )
}

const Accepted = ({ goodsReturn: { money, wallet, refundPending = false, answer, answeredAt }, method }: Props) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const [toAccount, toWallet] = [money ?? 0, wallet ?? 0]
  const { supportPhone } = useSiteConfig()
  const refund = { canceledAt: answeredAt, refundedAmount: money, refundPending }
  const isLate = isRefundLate(refund, method, now)
  return (
    <>
      {answer !== "" && <p>{text("return.accepted.answer", { answer })}</p>}
      {toAccount > 0 && isLate && (
        <>
          <p>{text("return.money.late", { amount: formatTugrik(toAccount) })}</p>
          <PhoneLink phone={supportPhone} />
        </>
      )}
      {toAccount > 0 && !isLate && (
        <p>
          {isRefundUnderWay(refund, method, now) && answeredAt !== null
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
