/** Adapter of the cart's ports: the current order, placing it and paying for it. */
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { LineId, OrderNumber } from "#domain/entities/ids.ts"
import { Order } from "#domain/entities/orders/order.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Expected } from "#domain/rules/cart/expected.ts"
import type { CartPorts, ReceiptFor } from "#machines/cart/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { FirstAdd } from "./cart-creation-lock.ts"
import { decoded, type Caller, type RefusalResponse } from "./client/api-client.ts"
import type { OrderToken } from "./client/order-token.ts"
import * as checkout from "./contract/cart/checkout.ts"
import * as calls from "./contract/cart/current-order.ts"
import { orderPayment, payMostInApp } from "./contract/cart/payment.ts"

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** A bare line item, which shops closer to Spree return from a change. */
const isLineItem = (body: Json): boolean => body["number"] === undefined && body["quantity"] !== undefined && body["id"] !== undefined

/** `OrderChanged` for a 409 that carries an order; one with `Retry-After` means that the first call still runs. */
const orderChanged = ({ status, headers, body, text }: RefusalResponse): Problem | null => {
  if (status !== 409 || headers.has("retry-after") || !isJson(body) || body["order"] === undefined) return null
  return { _tag: "OrderChanged", text, order: decoded(checkout.OrderChanged, body).order }
}

export const createCartPorts = ({ ask, call }: Caller, orderToken: OrderToken, firstAdd: FirstAdd): AnswersOf<CartPorts> => {
  /** The order of a response: whole, wrapped as `{order}`, or fetched where only a line came. */
  const orderIn = async (body: unknown, signal?: AbortSignal): Promise<Order | null> => {
    if (body === null) return null
    if (isJson(body) && isJson(body["order"])) return decoded(Order, body["order"])
    if (isJson(body) && isLineItem(body)) return call(calls.currentOrder, { signal })
    return decoded(Order, body)
  }

  /** The current order of a response, whose token is stored. */
  const current = async (request: Promise<unknown>, signal?: AbortSignal): Promise<Order | null> => {
    const order = await orderIn(await request, signal)
    orderToken.note(order)
    return order
  }

  /** The same for a response that must hold an order. */
  const changed = async (request: Promise<unknown>, signal?: AbortSignal): Promise<Order> => {
    const order = await current(request, signal)
    if (order === null) throw { _tag: "Unreadable" } as const
    return order
  }

  return {
    fetchCurrentOrder: (_, signal) => current(ask(calls.currentOrder, { signal }), signal),
    addItem: ({ key, variantId, quantity, options, position }, signal) =>
      firstAdd(() => changed(ask(calls.populate, { key, signal, body: { variantId, quantity, options, position } }), signal)),
    changeLine: ({ key, number, lineId, quantity }, signal) =>
      changed(ask(calls.changeLine, { key, signal, params: line(number, lineId), body: { lineItem: { quantity } } }), signal),
    applyCoupon: ({ key, number, code }, signal) =>
      changed(ask(calls.applyCoupon, { key, signal, params: { number }, body: { couponCode: code } }), signal),
    removeCoupon: ({ key, number, code }, signal) => changed(ask(calls.removeCoupon, { key, signal, params: { number, code } }), signal),
    useStoreCredit: ({ key, number, amount, source }, signal) =>
      changed(ask(checkout.useStoreCredit, { key, signal, params: { number }, body: { amount, source } }), signal),
    saveAddress: ({ key, number, address, slot, note, storeId }, signal) =>
      changed(
        ask(checkout.updateCheckout, {
          key,
          signal,
          params: { number },
          body: { state: "address", order: { address, slot, note, storeId } },
        }),
        signal,
      ),
    placeOrder: ({ key, number, paymentMethodId, lease = null, cardId = null, receipt, expected }, signal) =>
      changed(
        ask(checkout.updateCheckout, {
          key,
          signal,
          params: { number },
          body: paymentStep({ paymentMethodId, lease, cardId }, receipt, expected),
          refusal: orderChanged,
        }),
        signal,
      ),
    resetOrder: ({ key, number }, signal) => current(ask(calls.emptyOrder, { key, signal, params: { number } }), signal),
    fetchPaymentMethods: async (_, signal) => {
      const { paymentMethods } = await call(checkout.paymentMethods, { signal })
      return paymentMethods
    },
    fetchPickupStores: async ({ number }, signal) => (await call(checkout.pickupStores, { signal, params: { number } })).stores,
    fetchPayment: ({ number }, signal) => call(orderPayment, { signal, params: { number } }),
    payInApp: ({ number, customerToken, transactionToken }, signal) =>
      call(payMostInApp, { signal, params: { number }, body: { customerToken, transactionToken } }),
    changePaymentMethod: async ({ key, number, paymentMethodId, lease }, signal) => {
      const body = paymentStep({ paymentMethodId, lease, cardId: null }, null, null)
      await ask(checkout.updateCheckout, { key, signal, params: { number }, body })
      return call(orderPayment, { signal, params: { number } })
    },
  }
}

const line = (number: OrderNumber, id: LineId) => ({ number, id: String(id) })

type ChosenPayment = { readonly paymentMethodId: number | null; readonly lease: LeaseChoice | null; readonly cardId: string | null }

/** Body of the checkout's last step: placing an order and changing its payment method are one call. */
const paymentStep = ({ paymentMethodId, lease, cardId }: ChosenPayment, receipt: ReceiptFor | null, expected: Expected | null) =>
  ({
    state: "payment",
    order: { payments: paymentMethodId === null ? [] : [{ paymentMethodId, lease, cardId }] },
    receipt:
      receipt === null ? null : { kind: receipt.kind, registryNumber: receipt.kind === "organization" ? receipt.registryNumber : null },
    expected,
  }) as const
