/** Payment step: payment method, wallet and VAT receipt. */
import { useSelector } from "@xstate/react"
import LockKeyhole from "lucide-react/icons/lock-keyhole"
import { useState, type FormEvent } from "react"
import type { PickupStore } from "#domain/entities/cart/pickup.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { pickupWindow } from "#domain/rules/cart/pickup.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { formatPickupWindow } from "#domain/rules/texts/pickup-window.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { AddressLines } from "#ui/account/public/address-lines.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { PickupLines } from "#ui/cart/public/pickup-lines.tsx"
import { useDeliveryPromise } from "#ui/cart/public/delivery-promise.ts"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { namedMessage, refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useLocale, useRichText, useText } from "#ui/messages/messages.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useNow } from "#ui/react/clock.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { OrderPlacementState } from "#ui/cart/public/order-placement-state.tsx"
import { slotText } from "#ui/cart/checkout/slot-text.ts"
import { CheckoutFrame } from "#ui/cart/checkout/checkout-frame.tsx"
import { CheckoutProblem, StockNote } from "#ui/cart/checkout/checkout-problem.tsx"
import type { LeaseChoiceProps } from "#ui/lease/public/lease-choice.tsx"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import styles from "#ui/cart/checkout/checkout-screen.module.css"
import { CheckoutTerms } from "./checkout-terms.tsx"
import { PaymentMethods } from "./payment-methods.tsx"
import { ReceiptChoice } from "./receipt-choice.tsx"
import { WalletUse } from "./wallet-use.tsx"

const formId = "checkout-payment"

const orderChanged = lazyPart(async () => (await import("#ui/cart/checkout/order-changed.tsx")).OrderChanged)

type Props = {
  readonly actor: CheckoutActor
  readonly lease: LeaseChoiceProps
  readonly lookup: OrganizationLookupActor
  readonly order: Order
}

export const PaymentStep = ({ actor, lease, lookup, order }: Props) => {
  const text = useText()
  const [attempt, setAttempt] = useState(0)
  const { refusals, problem, seen, methods, methodId } = useSelector(actor, ({ context }) => context)
  const { Part: OrderChanged } = useLazyPart(orderChanged, seen !== null)
  const methodType = methods.find(({ id }) => id === methodId)?.methodType ?? null
  const isPlacing = useSelector(actor, (snapshot) => snapshot.matches({ payment: "placing" }))
  const isFetching = useSelector(
    actor,
    (snapshot) => snapshot.matches({ payment: "fetchingMethods" }) || snapshot.matches({ payment: "fetchingMethodsAgain" }),
  )
  const isChanging = useSelector(useActorRefs().cart, ({ value }) => value.order === "counting" || value.order === "settling")
  const isMethodsProblem = useSelector(actor, (snapshot) => snapshot.matches({ payment: "methodsFailed" }))
  const wrong = refusalMessages(refusals, text)
  const refusedFields = problem?._tag === "Refused" ? problem.fields : {}
  const wrongLease = wrong.lease ?? refusedFields["lease"]
  const wrongMethod = wrong.paymentMethodId ?? refusedFields["payment_method_id"]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    actor.send({ type: "order.place" })
  }
  const placeText = text("checkout.place")
  const isPaid = order.total === 0
  const submitButton = (label: string) => (
    <Button type="submit" form={formId} size="large" wide busy={isPlacing || isChanging || isFetching}>
      <LockKeyhole />
      {label}
    </Button>
  )
  return (
    <CheckoutFrame actor={actor} step="payment" order={order} button={submitButton(isPaid ? placeText : text("checkout.payShort"))}>
      {isPlacing && <OrderPlacementState />}
      {seen !== null && !isPlacing && OrderChanged !== null && <OrderChanged seen={seen} order={order} attempt={attempt} />}
      {problem === null && <StockNote order={order} />}
      {problem !== null && !isMethodsProblem && !isPlacing && (
        <CheckoutProblem title="checkout.refused.title" unchangedNote="checkout.refused.kept" problem={problem} order={order} />
      )}
      <FieldErrors
        attempt={attempt}
        errors={[
          ...(wrong.paymentMethodId === undefined ? [] : [{ id: "payment-method", text: wrong.paymentMethodId }]),
          ...(wrong.lease === undefined ? [] : [{ id: "lease-choice", text: wrong.lease }]),
          ...(wrong.registryNumber === undefined
            ? []
            : [{ id: "registry", text: namedMessage(text("receipt.registry"), wrong.registryNumber, text) }]),
        ]}
      />
      <Destination order={order} />
      <PaymentMethods actor={actor} lease={lease} order={order} wrong={wrongMethod} wrongLease={wrongLease} />
      <WalletUse actor={actor} order={order} />
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        <ReceiptChoice actor={actor} lookup={lookup} order={order} wrong={wrong.registryNumber} />
        <div className={styles.desktop}>
          {submitButton(isPaid ? placeText : text("checkout.pay", { amount: formatTugrik(order.total) }))}
        </div>
        <CheckoutTerms order={order} method={methodType} />
      </form>
    </CheckoutFrame>
  )
}

/** Store of a pick-up, and when the order is ready if it is paid now. */
const PickedUp = ({ store }: { readonly store: PickupStore }) => {
  const rich = useRichText()
  const locale = useLocale()
  const now = useNow()
  const window = pickupWindow(store, now, useSiteConfig().delivery.pickup)
  return (
    <>
      {window !== null && <p>{rich("pickup.window", { window: formatPickupWindow(window.from, window.to, now, locale) })}</p>}
      <PickupLines store={store} />
    </>
  )
}

/** Where the order goes, with a link that changes it. */
const Destination = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const rich = useRichText()
  const { address, deliverySlot, note } = order
  const locale = useLocale()
  const now = useNow()
  const promise = useDeliveryPromise({ lines: order.lineItems, address })
  if (address === null) return null
  const isUnsent = isNothingSent(order)
  if (order.pickupStore != null)
    return (
      <Panel aria-label={text("pickup.title")}>
        <div className={styles.goesTo}>
          <div>
            <PickedUp store={order.pickupStore} />
          </div>
          <Link href="/checkout/address" className={styles.change} aria-label={text("pickup.change")}>
            {text("buy.edit")}
          </Link>
        </div>
      </Panel>
    )
  return (
    <Panel aria-label={text(isUnsent ? "checkout.step.receiver" : "checkout.deliverTo")}>
      <div className={styles.goesTo}>
        <div>
          {deliverySlot !== null && <p>{rich("delivery.at", { window: slotText(deliverySlot, now, locale) })}</p>}
          {deliverySlot === null && promise !== null && <p>{rich("checkout.promise", { window: promise })}</p>}
          <AddressLines address={address} />
          {note !== "" && <p className={styles.quiet}>{text("delivery.note", { note })}</p>}
        </div>
        <Link
          href="/checkout/address"
          className={styles.change}
          aria-label={text(isUnsent ? "checkout.receiver.change" : "checkout.deliverTo.change")}
        >
          {text("buy.edit")}
        </Link>
      </div>
    </Panel>
  )
}
