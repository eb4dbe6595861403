/** Panel of how the order is received: delivered, or picked up at a store that has all of it. */
import { useSelector } from "@xstate/react"
import type { Order } from "#domain/entities/orders/order.ts"
import { chosenPlace } from "#domain/rules/cart/delivery-zones.ts"
import { hasAll } from "#domain/rules/cart/pickup.ts"
import { quoted } from "#domain/rules/cart/quote.ts"
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

export const AddressReceive = (props: ReceiveProps) => {
  const { actor, order } = props
  const text = useText()
  const config = useSiteConfig()
  const { stores, form } = useSelector(actor, ({ context }) => context)
  const isPickup = form.storeId !== null
  const delivered = quoted(order, config, { isPickup: false, place: chosenPlace(form) })
  const fee = formatTugrik(delivered.order.shipTotal)
  const amount = delivered.isFrom ? text("summary.from", { amount: fee }) : fee
  const isFree = delivered.order.shipTotal === 0 && !delivered.isFrom
  const { Part: PickupStore } = useLazyPart(storeChoice, isPickup)
  const storesWithAll = typeof stores === "string" ? [] : stores.filter((store) => hasAll(store, order.lineItems))
  const [first] = storesWithAll
  const storesNote = first === undefined ? text("pickup.nowhere") : text("pickup.count", { count: storesWithAll.length })
  const note = typeof stores === "string" ? text(`pickup.${stores}`) : storesNote
  const choose = (storeId: number | null) => actor.send({ type: "field.type", field: "storeId", value: storeId })
  return (
    <Panel title={text("pickup.title")}>
      <ChoiceTiles
        name="receive"
        label={text("pickup.title")}
        choices={[
          { key: "delivery", title: text("pickup.delivery"), note: isFree ? text("summary.free") : amount },
          { key: "pickup", title: text("pickup.choose"), note, disabled: first === undefined && !isPickup },
        ]}
        chosen={isPickup ? "pickup" : "delivery"}
        onChoose={(key) => choose(key === "pickup" ? (first?.id ?? null) : null)}
      />
      {isPickup && (PickupStore === null ? <Skeleton height="9rem" /> : <PickupStore {...props} />)}
    </Panel>
  )
}
