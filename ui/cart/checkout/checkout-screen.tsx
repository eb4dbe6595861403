/** Checkout screen in the cart's layout: address step, then payment step. S15. */
import { useSelector } from "@xstate/react"
import CircleCheck from "lucide-react/icons/circle-check"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { SnapshotFrom } from "xstate"
import type { LeaseChoiceProps } from "#ui/lease/public/lease-choice.tsx"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
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
  /** Names the organization that gets the receipt. */
  readonly lookup: OrganizationLookupActor
  /** Finds the place of the address. */
  readonly finder: PlaceFinderActor
}

export const CheckoutScreen = (props: Props) => {
  const { actor } = props
  const state = useSelector(actor, stateOf)
  const box = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={box} className={`page ${styles.screen}`} data-state={state}>
      <CheckoutContent {...props} />
    </div>
  )
}

const CheckoutContent = ({ actor, lease, lend, lookup, finder }: Props) => {
  const text = useText()
  const top = useSelector(actor, ({ value }) => (typeof value === "string" ? value : Object.keys(value)[0]))
  const { order, problem } = useSelector(actor, ({ context }) => context)
  if (top === "placed")
    return <EmptyState heading="h1" icon={<CircleCheck />} title={text("checkout.placed.title")} text={text("checkout.placed.text")} />
  if (top === "nothingToBuy") return <NothingToBuy />
  if (top === "cartFailed")
    return problem !== null && <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
  if (order === null) return <CheckoutSkeleton />
  if (top !== "payment") return <AddressStep actor={actor} finder={finder} order={order} />
  return <PaymentStep actor={actor} lease={{ actor: lease, lend }} lookup={lookup} order={order} />
}

/** Empty checkout, with a link to the order that was just placed when there is one. */
const NothingToBuy = () => {
  const text = useText()
  const placed = useSelector(useActorRefs().cart, ({ context }) => context.placed)
  const words = placed === null ? "nothing" : "already"
  return (
    <EmptyState
      heading="h1"
      icon={placed === null ? <ShoppingBag /> : <CircleCheck />}
      title={text(`checkout.${words}.title`)}
      text={text(`checkout.${words}.text`)}
    >
      {placed !== null && (
        <ButtonLink size="large" href={`/account/orders/${placed}`}>
          {text("payment.paid.order")}
        </ButtonLink>
      )}
      <ButtonLink size="large" variant={placed === null ? "primary" : "secondary"} href="/products">
        {text("buy.continue")}
      </ButtonLink>
    </EmptyState>
  )
}
