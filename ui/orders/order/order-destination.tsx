/** Address and payment of an order. */
import type { Order } from "#domain/entities/orders/order.ts"
import { isRefundUnderWay } from "#domain/rules/orders/cancellation.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { paymentStatus, shipmentStatus } from "#domain/rules/orders/order-status.ts"
import { orderMethod } from "#domain/rules/orders/order-method.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { AddressLines } from "#ui/account/public/address-lines.tsx"
import { PickupLines } from "#ui/cart/public/pickup-lines.tsx"
import { useNow } from "#ui/react/clock.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { StatusLabel } from "./status-tag.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./order-screen.module.css"

export const OrderDestination = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const isUnsent = isNothingSent(order)
  const now = useNow()
  const fromWallet = paidFromWallet(order)
  const placeKey = order.pickupStore == null ? "order.address" : "order.pickup"
  return (
    <Panel aria-label={text(isUnsent ? "order.receiver" : placeKey)}>
      <div className={styles.duo}>
        {order.pickupStore != null && (
          <div>
            <h2>{text("order.pickup")}</h2>
            <PickupLines store={order.pickupStore} />
          </div>
        )}
        {order.address !== null && order.pickupStore == null && (
          <div>
            <h2>{text(isUnsent ? "order.receiver" : "order.address")}</h2>
            <AddressLines address={order.address} />
          </div>
        )}
        <div>
          <h2>{text("checkout.step.payment")}</h2>
          {order.payments.length === 0 && fromWallet === 0 && <p>{text("order.payment.none")}</p>}
          {order.payments.map(({ id, paymentMethodName, amount, lease = null }) => (
            <p key={id}>
              <b>{paymentMethodName}</b>: {formatTugrik(amount)}
              {lease !== null && (
                <small>
                  {text("order.payment.lease", {
                    lender: lease.provider,
                    months: lease.months,
                    down: formatTugrik(lease.down),
                    monthly: formatTugrik(lease.monthly),
                  })}
                </small>
              )}
            </p>
          ))}
          {fromWallet > 0 && <p>{text("order.payment.wallet", { amount: formatTugrik(fromWallet) })}</p>}
          {order.paymentState !== null && (
            <StatusLabel status={paymentStatus(order.paymentState, isRefundUnderWay(order, orderMethod(order), now))} />
          )}
        </div>
        {order.state === "complete" && order.shipmentState !== null && order.pickupStore == null && !isUnsent && (
          <div>
            <h2>{text("order.shipment")}</h2>
            <StatusLabel status={shipmentStatus(order.shipmentState)} />
          </div>
        )}
      </div>
    </Panel>
  )
}
