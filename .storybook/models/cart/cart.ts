/** Model of the cart machine. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { cartOrder, oneLineCart, placedOrder } from "#book/fixtures/orders/orders.ts"
import { address } from "#book/fixtures/identity/people.ts"
import { missing, notPossible, orderChanged, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import type { LineId } from "#domain/entities/ids.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { tugrik } from "#domain/rules/money.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import type { MachineModel } from "#book/models/model.ts"

const placedAlready = { ...notPossible, code: "order_placed" }

const lineId = dress.id as number as LineId

const place = { paymentMethodId: 1, receipt: { kind: "person" }, expected: expectedOf(cartOrder) } as const

export const model: MachineModel<typeof cartMachine> = {
  machine: cartMachine,
  inputs: [{ seed: "walk" }],
  events: [
    { type: "item.add", variantId: dress.variantId, quantity: 1, name: dress.title },
    { type: "item.cancel", variantId: dress.variantId },
    { type: "line.change", lineId, quantity: 3 },
    { type: "line.remove", lineId },
    { type: "line.restore", variantId: dress.variantId, quantity: 2, position: 1, name: dress.title },
    { type: "coupon.type", code: "WINTER10" },
    { type: "coupon.apply", code: "WINTER10" },
    { type: "coupon.remove", code: "WINTER10" },
    { type: "credit.use", amount: tugrik(1000), source: null },
    { type: "address.save", address, slot: null, note: "", storeId: null },
    { type: "cart.empty" },
    { type: "order.place", ...place },
    { type: "cart.retry" },
    { type: "refusal.dismiss" },
    { type: "cart.refresh" },
    { type: "login.done" },
    { type: "cart.settle" },
    { type: "cart.restore", order: oneLineCart, changes: [{ change: { _tag: "AddItem", variantId: dress.variantId, quantity: 1, name: dress.title }, key: "earlier-1" }], isUnconnected: true },
    { type: "cart.reset" },
  ],
  answers: {
    fetchCurrentOrder: { values: [cartOrder, oneLineCart, null, placedOrder], problems: [unreachable] },
    changeOrder: { values: [cartOrder], problems: [notPossible, placedAlready, missing, unauthorised, unreachable] },
    placeOrder: { values: [placedOrder], problems: [notPossible, orderChanged(oneLineCart), unreachable] },
    askOutcome: { values: [placedOrder, cartOrder], problems: [missing, unreachable] },
  },
  about: ({ order, waiting, sent, refused, placing, stale, leaving }) => [
    order === null,
    order?.couponCodes.length,
    waiting.length > 0,
    sent?.change._tag === "AddItem",
    refused === null ? null : refused.sent?.change._tag === "AddItem",
    placing?.wanted,
    stale,
    leaving,
  ],
}
