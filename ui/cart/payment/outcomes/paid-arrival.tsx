/** Arrival and address of a paid order. */
import type { Order } from "#domain/entities/orders/order.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import { formatPickupWindow } from "#domain/rules/texts/pickup-window.ts"
import { AddressLines } from "#ui/account/public/address-lines.tsx"
import { PickupLines } from "#ui/cart/public/pickup-lines.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useLocale, useRichText, useText } from "#ui/messages/messages.tsx"
import styles from "#ui/cart/payment/payment-screen.module.css"

export const PaidArrival = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const rich = useRichText()
  const locale = useLocale()
  const now = useNow()
  const { deliveryFrom, deliveryTo, address, pickupStore = null } = order
  if (isNothingSent(order)) return null
  return (
    <Panel title={text(pickupStore === null ? "checkout.deliverTo" : "pickup.choose")}>
      <div className={styles.money}>
        {deliveryFrom !== null && deliveryTo !== null && (
          <p>
            {rich(pickupStore === null ? "payment.paid.arrives" : "payment.paid.ready", {
              window: (pickupStore === null ? formatDeliveryWindow : formatPickupWindow)(deliveryFrom, deliveryTo, now, locale),
            })}
          </p>
        )}
        {pickupStore !== null && <PickupLines store={pickupStore} />}
        {pickupStore === null && address !== null && <AddressLines address={address} />}
      </div>
    </Panel>
  )
}
