/** The current order and the placed ones, as the shop answers them. */
import type { LineId, OrderNumber } from "#domain/entities/ids.ts"
import { Order } from "#domain/entities/orders/order.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Expected } from "#domain/rules/cart/expected.ts"
import type { Ports } from "#machines/ports.ts"
import { decoded, type Caller, type RefusalSaid } from "./client/api-client.ts"
import * as calls from "./contract/orders/orders.ts"
import * as checkout from "./contract/cart/checkout.ts"
import type { FirstAdd } from "./cart-creation-lock.ts"
import type { OrderToken } from "./client/order-token.ts"

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** A bare line item: what shops nearer to Spree answer to a change. */
const isLineItem = (body: Json): boolean => body["number"] === undefined && body["quantity"] !== undefined && body["id"] !== undefined

export type OrderPorts = Pick<
  Ports,
  | "fetchCurrentOrder" | "addItem" | "changeLine" | "applyCoupon" | "removeCoupon" | "useStoreCredit" | "saveAddress"
  | "placeOrder" | "resetOrder" | "fetchOrder" | "fetchOrders" | "cancelOrder"
>

/** The order is not the one that was seen. A 409 that is to be tried again is something else. */
const orderChanged = ({ status, headers, body, text }: RefusalSaid): Problem | null => {
  if (status !== 409 || headers.has("retry-after") || !isJson(body) || body["order"] === undefined) return null
  return { _tag: "OrderChanged", text, order: decoded(checkout.OrderChanged, body).order }
}

export const createOrderPorts = ({ ask, call }: Caller, orderToken: OrderToken, firstAdd: FirstAdd): OrderPorts => {
  /** The order in an answer: whole, wrapped as `{order}`, or fetched where only a line came. */
  const orderIn = async (body: unknown, signal?: AbortSignal): Promise<Order | null> => {
    if (body === null) return null
    if (isJson(body) && isJson(body["order"])) return decoded(Order, body["order"])
    if (isJson(body) && isLineItem(body)) return call(calls.currentOrder, { signal })
    return decoded(Order, body)
  }

  /** Takes note of the current order, which is what it is from now on. */
  const current = async (request: Promise<unknown>, signal?: AbortSignal): Promise<Order | null> => {
    const order = await orderIn(await request, signal)
    orderToken.note(order)
    return order
  }

  const changed = async (request: Promise<unknown>, signal?: AbortSignal): Promise<Order> => {
    const order = await current(request, signal)
    if (order === null) throw { _tag: "Unreadable" } as const
    return order
  }

  return {
    fetchCurrentOrder: (_, signal) => current(ask(calls.currentOrder, { signal }), signal),
    addItem: ({ key, variantId, quantity, options }, signal) =>
      firstAdd(() => changed(ask(calls.populate, { key, signal, body: { variantId, quantity, options } }), signal)),
    changeLine: ({ key, number, lineId, quantity }, signal) =>
      changed(ask(calls.changeLine, { key, signal, params: line(number, lineId), body: { lineItem: { quantity } } }), signal),
    applyCoupon: ({ key, number, code }, signal) =>
      changed(ask(calls.applyCoupon, { key, signal, params: { number }, body: { couponCode: code } }), signal),
    removeCoupon: ({ key, number, code }, signal) =>
      changed(ask(calls.removeCoupon, { key, signal, params: { number, code } }), signal),
    useStoreCredit: ({ key, number, amount, source }, signal) =>
      changed(ask(checkout.useStoreCredit, { key, signal, params: { number }, body: { amount, source } }), signal),
    saveAddress: ({ key, number, address }, signal) =>
      changed(ask(checkout.updateCheckout, { key, signal, params: { number }, body: { state: "address", order: { address } } }), signal),
    placeOrder: ({ key, number, paymentMethodId, receipt, expected }, signal) =>
      changed(
        ask(checkout.updateCheckout, {
          key,
          signal,
          params: { number },
          body: paymentStep(paymentMethodId, receipt, expected),
          refusal: orderChanged,
        }),
        signal,
      ),
    resetOrder: ({ key, number }, signal) => current(ask(calls.emptyOrder, { key, signal, params: { number } }), signal),
    fetchOrder: ({ number }, signal) => call(calls.oneOrder, { signal, params: { number } }),
    fetchOrders: async ({ page }, signal) => {
      const { items, pages, total } = await call(calls.myOrders, { signal, query: { page } })
      return { items, page, pages, total }
    },
    cancelOrder: async ({ key, number, reason }, signal) =>
      call(calls.cancelOrder, { key, signal, params: { number }, body: { reason } }),
  }
}

const line = (number: OrderNumber, id: LineId) => ({ number, id: String(id) })

type Receipt = Parameters<Ports["placeOrder"]>[0]["receipt"]

/** The checkout's last step as the shop takes it; placing an order and changing its payment are one call. */
export const paymentStep = (paymentMethodId: number | null, receipt: Receipt | null, expected: Expected | null) =>
  ({
    state: "payment",
    order: { payments: paymentMethodId === null ? [] : [{ paymentMethodId }] },
    receipt:
      receipt === null
        ? null
        : { kind: receipt.kind, registryNumber: receipt.kind === "organization" ? receipt.registryNumber : null },
    expected,
  }) as const
