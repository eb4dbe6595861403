/** Payments of an order: methods with the terms of a lease, the part paid from the wallet, and the status. */
import type { Order, OrderPayment } from "#domain/entities/orders/order.ts"
import { isRefundUnderWay } from "#domain/rules/orders/cancellation.ts"
import { paymentStatus } from "#domain/rules/orders/order-status.ts"
import { orderMethod } from "#domain/rules/orders/order-method.ts"
import { paidFromWallet } from "#domain/rules/wallet/paid-from-wallet.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useNow } from "#ui/react/clock.ts"
import { useText } from "#ui/messages/messages.tsx"
import { StatusLabel } from "./status-tag.tsx"

const Payment = ({ payment: { paymentMethodName, amount, lease = null } }: { readonly payment: OrderPayment }) => {
  const text = useText()
  return (
    <p>
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
  )
}

export const OrderPayments = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const now = useNow()
  const fromWallet = paidFromWallet(order)
  return (
    <div>
      <h2>{text("checkout.step.payment")}</h2>
      {order.payments.length === 0 && fromWallet === 0 && <p>{text("order.payment.none")}</p>}
      {order.payments.map((payment) => (
        <Payment key={payment.id} payment={payment} />
      ))}
      {fromWallet > 0 && <p>{text("order.payment.wallet", { amount: formatTugrik(fromWallet) })}</p>}
      {order.paymentState !== null && (
        <StatusLabel status={paymentStatus(order.paymentState, isRefundUnderWay(order, orderMethod(order), now))} />
      )}
    </div>
  )
}
