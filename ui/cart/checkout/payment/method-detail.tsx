/** Explanation of what follows after a payment method is chosen; a lease with its terms. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { LeaseChoiceProps } from "#ui/lease/public/lease-choice.tsx"
import { Instructions } from "#ui/parts/display/instructions.tsx"
import { FieldWrong } from "#ui/parts/form/field.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

const cardChoice = lazyPart(async () => (await import("./card-choice.tsx")).CardChoice)
const leaseChoice = lazyPart(async () => (await import("#ui/lease/public/lease-choice.tsx")).LeaseChoice)

type Props = { readonly actor: CheckoutActor; readonly type: MethodType; readonly lease: LeaseChoiceProps; readonly wrongLease: ReactNode }

export const MethodDetail = ({ actor, type, lease, wrongLease }: Props) => {
  const text = useText()
  const { cards, cardId } = useSelector(actor, ({ context }) => context)
  const hasCards = type === "card" && cards.length > 0
  const { Part: CardChoice } = useLazyPart(cardChoice, cards.length > 0)
  const { Part: LeaseChoice } = useLazyPart(leaseChoice, type === "lease")
  return (
    <div className={styles.detail} id="lease-choice" role="group" aria-label={text("method.detail")} tabIndex={-1}>
      {type === "qr" && <Instructions steps={[text("method.how.qr.1"), text("method.how.qr.2"), text("method.how.qr.3")]} />}
      {hasCards && (CardChoice === null ? <Skeleton height="4.75rem" /> : <CardChoice actor={actor} />)}
      {type !== "qr" && <p role="status">{text(hasCards && cardId !== null ? "method.how.savedCard" : `method.how.${type}`)}</p>}
      {type === "lease" && (LeaseChoice === null ? <Skeleton height="12rem" /> : <LeaseChoice {...lease} />)}
      {wrongLease && <FieldWrong id="lease-choice-wrong">{wrongLease}</FieldWrong>}
    </div>
  )
}
