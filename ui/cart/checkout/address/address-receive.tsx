/** Panel of how the order is received: delivered, or picked up at a store that has all of it. */
import { useSelector } from "@xstate/react"
import type { Order } from "#domain/entities/orders/order.ts"
import { chosenPlace } from "#domain/rules/cart/delivery-zones.ts"
import { hasAll } from "#domain/rules/cart/pickup.ts"
import { withDeliveryFee } from "#domain/rules/cart/priced-order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ChoiceTiles } from "#ui/parts/choice/choice-tiles.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import type { RefusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import type { AddressField } from "./address-step-fields.ts"

export type ReceiveProps = { readonly actor: CheckoutActor; readonly order: Order; readonly wrong: RefusalMessages<AddressField> }

const storeChoice = lazyPart(async () => (await import("./pickup-store.tsx")).PickupStore)

/** Fee of a delivery to the address of the form. */
const useDeliveryFee = ({ actor, order }: ReceiveProps): string => {
  const text = useText()
  const config = useSiteConfig()
  const form = useSelector(actor, ({ context }) => context.form)
  const { order: delivered, isFrom } = withDeliveryFee(order, config, { isPickup: false, place: chosenPlace(form) })
  const fee = formatTugrik(delivered.shipTotal)
  if (isFrom) return text("summary.from", { amount: fee })
  return delivered.shipTotal === 0 ? text("summary.free") : fee
}

export const AddressReceive = (props: ReceiveProps) => {
  const { actor, order } = props
  const text = useText()
  const fee = useDeliveryFee(props)
  const stores = useSelector(actor, ({ context }) => context.stores)
  const isPickup = useSelector(actor, ({ context }) => context.form.storeId !== null)
  const { Part: PickupStore } = useLazyPart(storeChoice, isPickup)
  const storesWithAll = typeof stores === "string" ? [] : stores.filter((store) => hasAll(store, order.lineItems))
  const [first] = storesWithAll
  const pickupNote = (): string => {
    if (typeof stores === "string") return text(`pickup.${stores}`)
    return first === undefined ? text("pickup.nowhere") : text("pickup.count", { count: storesWithAll.length })
  }
  const choose = (storeId: number | null) => actor.send({ type: "field.type", field: "storeId", value: storeId })
  return (
    <Panel title={text("pickup.title")}>
      <ChoiceTiles
        name="receive"
        label={text("pickup.title")}
        choices={[
          { key: "delivery", title: text("pickup.delivery"), note: fee },
          { key: "pickup", title: text("pickup.choose"), note: pickupNote(), disabled: first === undefined && !isPickup },
        ]}
        chosen={isPickup ? "pickup" : "delivery"}
        onChoose={(key) => choose(key === "pickup" ? (first?.id ?? null) : null)}
      />
      {isPickup && (PickupStore === null ? <Skeleton height="9rem" /> : <PickupStore {...props} />)}
    </Panel>
  )
}
