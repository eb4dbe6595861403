/** Payment methods for the remaining amount, with the details of the chosen one. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { Order } from "#domain/entities/orders/order.ts"
import { orderLeaseFrom } from "#domain/rules/lease/order-lease.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { MethodTiles } from "#ui/cart/payment/methods/method-tiles.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { LeaseChoiceProps } from "#ui/lease/public/lease-choice.tsx"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { FetchFailed } from "#ui/cart/checkout/fetch-failed.tsx"
import { MethodDetail } from "./method-detail.tsx"

type Props = {
  readonly actor: CheckoutActor
  readonly lease: LeaseChoiceProps
  readonly order: Order
  readonly wrong: ReactNode
  readonly wrongLease: ReactNode
}

export const PaymentMethods = ({ actor, lease, order, wrong, wrongLease }: Props) => {
  const text = useText()
  const config = useSiteConfig()
  const { methods, methodId } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => (typeof value === "object" && "payment" in value ? value.payment : null))
  const chosen = methods.find(({ id }) => id === methodId)
  if (order.total === 0) return <Panel title={text("method.title")} lead={text("method.nothingLeft")} />
  return (
    <Panel
      title={text("method.title")}
      lead={text("method.left", { amount: formatTugrik(order.total) })}
      aria-busy={state === "fetchingMethods" || state === "fetchingMethodsAgain"}
    >
      {state === "fetchingMethods" && (
        <>
          <p className="sr" role="status">
            {text("method.loading")}
          </p>
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
        </>
      )}
      {state === "methodsFailed" && <FetchFailed actor={actor} title={text("method.problem")} />}
      {methods.length > 0 && (
        <MethodTiles
          methods={methods}
          monthly={orderLeaseFrom(order, config.lease)}
          chosen={methodId}
          wrong={wrong}
          onChoose={(id) => actor.send({ type: "method.choose", id })}
        />
      )}
      {chosen !== undefined && <MethodDetail actor={actor} type={chosen.methodType} lease={lease} wrongLease={wrongLease} />}
    </Panel>
  )
}
