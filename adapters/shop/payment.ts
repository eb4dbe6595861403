/** How placed orders are paid. */
import type { Ports } from "#machines/ports.ts"
import type { Caller } from "./client/api-client.ts"
import * as checkout from "./contract/cart/checkout.ts"
import * as payment from "./contract/cart/payment.ts"
import { paymentStep } from "./orders.ts"

export type PaymentPorts = Pick<Ports, "fetchPaymentMethods" | "fetchPayment" | "fetchReceipt" | "changePaymentMethod">

export const createPaymentPorts = ({ call, ask }: Caller): PaymentPorts => ({
  fetchPaymentMethods: async (_, signal) => {
    const { paymentMethods } = await call(checkout.paymentMethods, { signal })
    return paymentMethods.filter(({ active }) => active)
  },
  fetchPayment: ({ number }, signal) => call(payment.orderPayment, { signal, params: { number } }),
  fetchReceipt: ({ number }, signal) => call(payment.orderReceipt, { signal, params: { number } }),
  changePaymentMethod: async ({ key, number, paymentMethodId }, signal) => {
    await ask(checkout.updateCheckout, { key, signal, params: { number }, body: paymentStep(paymentMethodId, null, null) })
    return call(payment.orderPayment, { signal, params: { number } })
  },
})
