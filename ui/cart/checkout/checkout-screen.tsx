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

/** Top state: a step, or what stands in place of the steps. */
const topStateOf = ({ value }: SnapshotFrom<CheckoutActor>) => {
  if (typeof value === "string") return value
  return "payment" in value ? "payment" : "address"
}

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
  const state = useSelector(actor, topStateOf)
  const { order, problem } = useSelector(actor, ({ context }) => context)
  switch (state) {
    case "deciding":
    case "fetchingCart":
    case "address":
      return order === null ? <CheckoutSkeleton /> : <AddressStep actor={actor} finder={finder} order={order} />
    case "payment":
      return order === null ? (
        <CheckoutSkeleton />
      ) : (
        <PaymentStep actor={actor} lease={{ actor: lease, lend }} lookup={lookup} order={order} />
      )
    case "cartFailed":
      return problem !== null && <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
    case "nothingToBuy":
      return <NothingToBuy />
    case "placed":
      return <EmptyState heading="h1" icon={<CircleCheck />} title={text("checkout.placed.title")} text={text("checkout.placed.text")} />
    default:
      return state satisfies never
  }
}

/** Empty checkout, with a link to the order that was just placed when there is one. */
const NothingToBuy = () => {
  const text = useText()
  const placed = useSelector(useActorRefs().cart, ({ context }) => context.placed)
  const reason = placed === null ? "nothing" : "already"
  return (
    <EmptyState
      heading="h1"
      icon={placed === null ? <ShoppingBag /> : <CircleCheck />}
      title={text(`checkout.${reason}.title`)}
      text={text(`checkout.${reason}.text`)}
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
