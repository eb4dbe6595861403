/** Address step: zones and receiver, with an error summary above the form. */
import { useSelector } from "@xstate/react"
import { useState, type FormEvent } from "react"
import TicketIcon from "lucide-react/icons/ticket"
import type { Order } from "#domain/entities/orders/order.ts"
import { isGiftCard, isNothingSent, isStay } from "#domain/rules/travel/stay-line.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { namedMessage } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { addressFields, addressWrongs, receiverLabel } from "./address-step-fields.ts"
import { AddressDelivery } from "./address-delivery.tsx"
import { AddressLocation } from "./address-location.tsx"
import { AddressReceive } from "./address-receive.tsx"
import { AddressReceiver } from "./address-receiver.tsx"
import { CheckoutFrame } from "#ui/cart/checkout/checkout-frame.tsx"
import { CheckoutProblem, StockNote } from "#ui/cart/checkout/checkout-problem.tsx"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

const formId = "checkout-address"

type Props = { readonly actor: CheckoutActor; readonly finder: PlaceFinderActor; readonly order: Order }

/** What an order is of that is not sent. */
const unsentKind = ({ lineItems }: Order): "stay" | "gift" | "other" => {
  if (lineItems.every(isStay)) return "stay"
  return lineItems.every(isGiftCard) ? "gift" : "other"
}

export const AddressStep = ({ actor, finder, order }: Props) => {
  const text = useText()
  const [attempt, setAttempt] = useState(0)
  const { refusals, problem, form } = useSelector(actor, ({ context }) => context)
  const isUnsent = isNothingSent(order)
  const isDelivered = !isUnsent && form.storeId === null
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ address: "saving" }))
  const isZonesProblem = useSelector(actor, (snapshot) => snapshot.matches({ address: "zonesFailed" }))
  const wrong = addressWrongs(refusals, problem, text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    actor.send({ type: "address.submit" })
  }
  const button = (
    <Button type="submit" form={formId} size="large" wide busy={isSaving}>
      {text("checkout.toPayment")}
    </Button>
  )
  return (
    <CheckoutFrame actor={actor} step="address" order={order} button={button}>
      {problem === null && <StockNote order={order} />}
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        <FieldErrors
          attempt={attempt}
          errors={addressFields.flatMap((field) =>
            wrong[field] === undefined ? [] : [{ id: field, text: namedMessage(text(receiverLabel(field, isUnsent)), wrong[field], text) }],
          )}
        />
        {problem !== null && !isZonesProblem && <CheckoutProblem title="checkout.address.refused" problem={problem} order={order} />}
        {isUnsent ? (
          <Note icon={<TicketIcon />}>
            <p>{text("checkout.receiver.text", { kind: unsentKind(order) })}</p>
          </Note>
        ) : (
          <AddressReceive actor={actor} order={order} wrong={wrong} />
        )}
        {isDelivered && <AddressLocation actor={actor} finder={finder} wrong={wrong} />}
        <AddressReceiver actor={actor} wrong={wrong} isForCourier={isDelivered} isUnsent={isUnsent} />
        {isDelivered && <AddressDelivery actor={actor} order={order} wrong={wrong} />}
        <div className={styles.desktop}>{button}</div>
        <p className="sr" role="status">
          {isSaving && text("checkout.saving")}
        </p>
      </form>
    </CheckoutFrame>
  )
}
