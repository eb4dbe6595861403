/** Time left to pay the order. */
import { useSelector } from "@xstate/react"
import { Countdown } from "#ui/parts/display/countdown.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import type { PaymentActor } from "#machines/cart/payment.ts"

const minute = 60

export const PaymentCountdown = ({ actor, label }: { readonly actor: PaymentActor; readonly label: string }) => {
  const left = useSelector(actor, ({ context }) => context.secondsLeft)
  const { paymentMinutes } = useSiteConfig()
  if (left === null) return null
  return <Countdown label={label} left={left} of={paymentMinutes * minute} />
}
