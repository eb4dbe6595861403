/** Where a return is: a line with its stops, hand-over, sum and time of the refund; or why the shop refused it. W8. */
import type { ReactNode } from "react"
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { GoodsReturn } from "#domain/entities/orders/return.ts"
import { isRefundLate, refundPromise } from "#domain/rules/orders/cancellation.ts"
import { isRefunded, returnTracking, type ReturnStop } from "#domain/rules/orders/return-tracking.ts"
import { handOverUntil } from "#domain/rules/orders/returns.ts"
import { formatDateTime, formatDay } from "#domain/rules/texts/dates.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { Track } from "#ui/parts/display/track.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { ReturnSums } from "./return-sums.tsx"

type Props = {
  readonly goodsReturn: GoodsReturn
  /** How the order was paid; `null` where the wallet paid it. */
  readonly method: MethodType | null
}

export const ReturnProgress = ({ goodsReturn, method }: Props) => {
  const text = useText()
  const now = useNow()
  const notes = useNotes(goodsReturn, method)
  if (goodsReturn.status === "rejected") return <Rejected answer={goodsReturn.answer} />
  const ended = isRefunded(goodsReturn, method, now)
  const labelOf = (stop: ReturnStop, passed: boolean) => {
    if (stop === "sent") return text("return.stop.sent")
    return text(passed ? `return.stop.${stop}.done` : `return.stop.${stop}`)
  }
  return (
    <Track
      label={text("return.track")}
      stops={returnTracking(goodsReturn).map(({ stop, state }) => ({
        key: stop,
        label: labelOf(stop, state === "passed" || (state === "here" && ended)),
        state,
        note: notes[stop],
      }))}
      ended={ended}
    />
  )
}

/** What is known of each stop. */
const useNotes = (goodsReturn: GoodsReturn, method: MethodType | null): Readonly<Partial<Record<ReturnStop, ReactNode>>> => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const { status, answer, answeredAt, createdAt, money, wallet } = goodsReturn
  const sent = formatDateTime(createdAt, locale)
  if (status === "accepted")
    return {
      sent,
      check: (
        <>
          {answeredAt !== null && <p>{formatDateTime(answeredAt, locale)}</p>}
          {answer !== "" && <p>{text("return.accepted.answer", { answer })}</p>}
        </>
      ),
      refund: <Refund goodsReturn={goodsReturn} method={method} />,
    }
  return {
    sent,
    handOver: text("return.next.handOver", { until: formatDay(handOverUntil(createdAt), now, locale) }),
    check: text("return.next.answer"),
    refund: <ReturnSums money={money ?? 0} wallet={wallet ?? 0} method={method} />,
  }
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

/** What an accepted return gives back, and by when. */
const Refund = ({ goodsReturn, method }: Props) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const { supportPhone } = useSiteConfig()
  const { money, wallet, refundPending = false, answeredAt } = goodsReturn
  const [toAccount, toWallet] = [money ?? 0, wallet ?? 0]
  const isLate = isRefundLate({ canceledAt: answeredAt, refundedAmount: money, refundPending }, method, now)
  return (
    <>
      {toAccount > 0 && isLate && (
        <>
          <p>{text("return.money.late", { amount: formatTugrik(toAccount) })}</p>
          <PhoneLink phone={supportPhone} />
        </>
      )}
      {toAccount > 0 && !isLate && (
        <p>
          {isRefunded(goodsReturn, method, now) || answeredAt === null
            ? text("return.money", { amount: formatTugrik(toAccount) })
            : text("return.money.until", {
                amount: formatTugrik(toAccount),
                until: formatDay(refundPromise(answeredAt, method).to, now, locale),
              })}
        </p>
      )}
      {toWallet > 0 && <p>{text("return.wallet", { amount: formatTugrik(toWallet) })}</p>}
    </>
  )
}
