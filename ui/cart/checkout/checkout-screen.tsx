/** Checkout screen in the cart's layout: address step, then payment step. S15. */
import { useSelector } from "@xstate/react"
import CircleCheck from "lucide-react/icons/circle-check"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { SnapshotFrom } from "xstate"
import type { LeaseChoiceProps } from "#ui/lease/public/lease-choice.tsx"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { AddressStep } from "./address/address-step.tsx"
import { CheckoutSkeleton } from "./checkout-skeleton.tsx"
import styles from "./checkout-screen.module.css"
import { PaymentStep } from "./payment/payment-step.tsx"

const stateOf = ({ value }: SnapshotFrom<CheckoutActor>): string =>
  typeof value === "string" ? value : Object.entries(value).flat().join(".")

type Props = {
  readonly actor: CheckoutActor
  /** Works out the lease to pay by. */
  readonly lease: LeaseChoiceProps["actor"]
  readonly lend: LeaseChoiceProps["lend"]
}

export const CheckoutScreen = ({ actor, lease, lend }: Props) => {
  const state = useSelector(actor, stateOf)
  const box = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={box} className={`page ${styles.screen}`} data-state={state}>
      <CheckoutContent actor={actor} lease={lease} lend={lend} />
    </div>
  )
}

const CheckoutContent = ({ actor, lease, lend }: Props) => {
  const text = useText()
  const top = useSelector(actor, ({ value }) => (typeof value === "string" ? value : Object.keys(value)[0]))
  const { order, problem } = useSelector(actor, ({ context }) => context)
  if (top === "placed")
    return <EmptyState heading="h1" icon={<CircleCheck />} title={text("checkout.placed.title")} text={text("checkout.placed.text")} />
  if (top === "nothingToBuy") return <NothingToBuy />
  if (top === "cartFailed")
    return <ProblemState heading="h1" problem={problem ?? { _tag: "Unreadable" }} onRetry={() => actor.send({ type: "page.retry" })} />
  if (order === null) return <CheckoutSkeleton />
  return top === "payment" ? <PaymentStep actor={actor} lease={{ actor: lease, lend }} order={order} /> : <AddressStep actor={actor} order={order} />
}

/** Empty checkout, with a link to the order that was just placed when there is one. */
const NothingToBuy = () => {
  const text = useText()
  const placed = useSelector(useActorRefs().cart, ({ context }) => context.placed)
  const words = placed === null ? "nothing" : "already"
  return (
    <EmptyState heading="h1" icon={placed === null ? <ShoppingBag /> : <CircleCheck />} title={text(`checkout.${words}.title`)} text={text(`checkout.${words}.text`)}>
      {placed !== null && (
        <ButtonLink size="large" href={`/account/orders/${placed}`}>
          {text("checkout.already.order")}
        </ButtonLink>
      )}
      <ButtonLink size="large" variant={placed === null ? "primary" : "secondary"} href="/products">
        {text("buy.continue")}
      </ButtonLink>
    </EmptyState>
  )
}
