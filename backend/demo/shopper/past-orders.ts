/** Past orders of the demo shopper: one for each state of an order. */
import type { OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { day, hour } from "#domain/rules/instants.ts"
import type { methods } from "#backend/payments/methods/method-documents.ts"

export type PastOrder = {
  readonly number: string
  /** Milliseconds ago. */
  readonly placed: number
  readonly methodType: (typeof methods)[number]["type"]
  readonly state: Extract<OrderState, "complete" | "canceled" | "returned">
  readonly payment: PaymentState
  readonly shipment: ShipmentState
  /** Variants with quantities. */
  readonly lines: ReadonlyArray<readonly [sku: string, quantity: number]>
  readonly receipt: "pending" | "confirmed" | null
  /** Whether its delivery was chosen for a day that has yet to come, so that it is under way and not late. */
  readonly isComing?: true
  /** What the wallet paid, in tugrik by part. */
  readonly wallet?: ReadonlyArray<readonly [kind: WalletPartKind, amount: number]>
}

export const pastOrders: ReadonlyArray<PastOrder> = [
  {
    number: "R100000001",
    placed: 2 * hour,
    methodType: "qr",
    state: "complete",
    payment: "paid",
    shipment: "pending",
    lines: [
      ["NRL130-02-02", 1],
      ["KHS1200-01-01", 2],
    ],
    receipt: "pending",
  },
  {
    number: "R100000002",
    placed: 26 * hour,
    methodType: "card",
    state: "complete",
    payment: "paid",
    shipment: "ready",
    lines: [["NRL110-02-07", 1]],
    receipt: "pending",
    isComing: true,
  },
  {
    number: "R100000003",
    placed: 2 * day,
    methodType: "bank_transfer",
    state: "complete",
    payment: "paid",
    shipment: "shipped",
    lines: [
      ["NRL140-01-08", 1],
      ["KHL310-01-08", 1],
    ],
    receipt: "pending",
    isComing: true,
  },
  {
    number: "R100000004",
    placed: 9 * day,
    methodType: "qr",
    state: "complete",
    payment: "paid",
    shipment: "delivered",
    lines: [
      ["NRL100-01-06", 1],
      ["GSH650-01-01", 1],
      ["TML410-01-03", 2],
    ],
    receipt: "confirmed",
    wallet: [["bonus", 12_000]],
  },
  {
    number: "R100000005",
    placed: 12 * day,
    methodType: "internet_bank",
    state: "canceled",
    payment: "refunded",
    shipment: "pending",
    lines: [["TSM250-02-06", 1]],
    receipt: null,
  },
  {
    number: "R100000006",
    placed: 20 * day,
    methodType: "qr",
    state: "canceled",
    payment: "overdue",
    shipment: "pending",
    lines: [["TSM200-02-09", 1]],
    receipt: null,
  },
  {
    number: "R100000007",
    placed: 34 * day,
    methodType: "wallet",
    state: "returned",
    payment: "refunded",
    shipment: "delivered",
    lines: [["GSH620-01-12", 1]],
    receipt: "confirmed",
  },
  {
    number: "R100000008",
    placed: 61 * day,
    methodType: "card",
    state: "complete",
    payment: "paid",
    shipment: "delivered",
    lines: [
      ["NRL110-01-01", 1],
      ["TST1000-01-03", 1],
    ],
    receipt: "confirmed",
    wallet: [["gift_card", 20_000]],
  },
]
