/** Model of the cart machine. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { cartOrder, oneLineCart, placedOrder } from "#book/fixtures/orders/orders.ts"
import { address } from "#book/fixtures/identity/people.ts"
import { missing, notPossible, orderChanged, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import type { LineId } from "#domain/entities/ids.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { tugrik } from "#domain/rules/money.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import type { SnapshotFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { shownOrder } from "#machines/cart/cart-context.ts"
import { waitingItems } from "#machines/cart/cart-selectors.ts"
import { modelOf } from "#book/models/model.ts"

const placedAlready = { ...notPossible, code: "order_placed" }

const lineId = dress.id as number as LineId

const place = { paymentMethodId: 1, receipt: { kind: "person" }, expected: expectedOf(cartOrder) } as const

type Cart = SnapshotFrom<typeof cartMachine>

/** Whether the cart shows lines, with or without a coupon. */
const hasLines = ({ context }: Cart) => (shownOrder(context)?.lineItems.length ?? 0) > 0

const hasCoupon = ({ context }: Cart) => (shownOrder(context)?.couponCodes.length ?? 0) > 0

/** A refusal cannot be retried. */
const isFinal = ({ _tag }: Problem) => _tag === "Refused"

/** A coupon's refusal is shown beside its field, without buttons. */
const isAnnounced = ({ context: { refused } }: Cart) => refused !== null && refused.sent?.change._tag !== "ApplyCoupon"

const isRetryable = (now: Cart) => isAnnounced(now) && now.context.refused !== null && !isFinal(now.context.refused.problem)

const isAtRest = (cart: Cart) =>
  !cart.matches({ order: "placing" }) && !cart.matches({ order: "askingOutcome" }) && !cart.matches({ order: "outcomeUnknown" })

export const model = modelOf(cartMachine, {
  inputs: [{ seed: "book" }],
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
    {
      type: "cart.restore",
      order: oneLineCart,
      changes: [{ change: { _tag: "AddItem", variantId: dress.variantId, quantity: 1, name: dress.title }, key: "earlier-1" }],
      isUnconnected: true,
    },
    { type: "cart.reset" },
  ],
  answers: {
    fetchCurrentOrder: { values: [cartOrder, oneLineCart, null, placedOrder], problems: [unreachable] },
    changeOrder: { values: [cartOrder], problems: [notPossible, placedAlready, missing, unauthorised, unreachable] },
    placeOrder: { values: [placedOrder], problems: [notPossible, orderChanged(oneLineCart), unreachable] },
    askOutcome: { values: [placedOrder, cartOrder], problems: [missing, unreachable] },
  },
  distinguishedBy: ({ order, waiting, sent, refused, placing, stale, leaving }) => [
    order === null,
    order?.couponCodes.length,
    waiting.length > 0,
    sent?.change._tag === "AddItem",
    refused === null ? null : refused.sent?.change._tag === "AddItem",
    placing?.wanted,
    stale,
    leaving,
  ],
  driver: {
    shopper: {
      "item.cancel": {
        when: ({ context }) => waitingItems(context).length > 0,
        by: ({ press }) => press(["cart.line.removeNamed", { name: dress.title }]),
      },
      "line.change": { when: hasLines, by: ({ press }) => press("quantity.more", ["group", ["quantity.of", { name: dress.title }]]) },
      "line.remove": { when: hasLines, by: ({ press }) => press(["cart.line.removeNamed", { name: dress.title }]) },
      "coupon.type": { when: (now) => hasLines(now) && !hasCoupon(now), by: ({ write }, { code }) => write("coupon.label", code) },
      "coupon.apply": {
        when: (now) => hasLines(now) && !hasCoupon(now),
        by: async ({ write, press }, { code }) => {
          await write("coupon.label", code)
          await press("coupon.use")
        },
      },
      "coupon.remove": { when: (now) => hasLines(now) && hasCoupon(now), by: ({ press }) => press("coupon.remove") },
      "cart.empty": {
        when: hasLines,
        by: async ({ press }) => {
          await press("cart.clear")
          await press("cart.clear", ["dialog", "cart.clear.confirm"])
        },
      },
      "cart.retry": {
        when: (now) => now.matches({ order: "outcomeUnknown" }) || isRetryable(now),
        by: ({ press }, _, now) => press(now.matches({ order: "outcomeUnknown" }) ? "checkout.unknown.ask" : "common.retry"),
      },
      "refusal.dismiss": {
        when: (now) => hasLines(now) && isAtRest(now) && isAnnounced(now),
        by: ({ press }) => press("cart.refused.dismiss"),
      },
    },
    others: [
      "item.add",
      "item.cancel",
      "line.restore",
      "credit.use",
      "address.save",
      "order.place",
      "cart.refresh",
      "cart.restore",
      "login.done",
      "cart.reset",
      "cart.settle",
      "cart.retry",
      "refusal.dismiss",
    ],
    itself: ["item.added"],
  },
})
