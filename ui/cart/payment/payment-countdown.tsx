/** Time left to pay the order: a countdown, or the date where there are hours. */
import { useSelector } from "@xstate/react"
import { timeToPayOf } from "#domain/rules/cart/payment-time.ts"
import { hour, second } from "#domain/rules/instants.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { Countdown } from "#ui/parts/display/countdown.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import type { PaymentActor } from "#machines/cart/payment.ts"
import styles from "./payment-screen.module.css"

export const PaymentCountdown = ({ actor, label }: { readonly actor: PaymentActor; readonly label: string }) => {
  const left = useSelector(actor, ({ context }) => context.secondsLeft)
  const payment = useSelector(actor, ({ context }) => context.payment)
  const text = useText()
  const locale = useLocale()
  const config = useSiteConfig()
  const now = useNow()
  if (left === null || payment === null) return null
  if (left > hour / second && payment.expiresAt !== null)
    return <p className={styles.until}>{text("payment.until", { until: formatEnd(payment.expiresAt, now, locale) })}</p>
  return <Countdown label={label} left={left} of={timeToPayOf(payment, config) / second} />
}
