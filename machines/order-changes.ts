/** What a shopper changes in the current order: kept in line, sent one at a time, and shown at once. B2. */
import type { Address } from "#domain/entities/address.ts"
import type { LineId, OrderNumber, VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/order.ts"
import type { WalletPartKind } from "#domain/entities/wallet.ts"
import { withQuantity } from "#domain/rules/cart.ts"
import type { Asking, OrderPort } from "./ports.ts"

export type OrderChange =
  | { readonly _tag: "AddItem"; readonly variantId: VariantId; readonly quantity: number }
  /** Quantity 0 removes the line. */
  | { readonly _tag: "ChangeLine"; readonly lineId: LineId; readonly quantity: number }
  /** `quiet`: neither success nor refusal is said aloud. X3. */
  | { readonly _tag: "ApplyCoupon"; readonly code: string; readonly quiet: boolean }
  | { readonly _tag: "RemoveCoupon"; readonly code: string; readonly quiet: boolean }
  | { readonly _tag: "UseCredit"; readonly amount: Tugrik; readonly source: WalletPartKind | null }
  | { readonly _tag: "SaveAddress"; readonly address: Address }
  | { readonly _tag: "Empty" }

/** A change that is being sent, with the name that it keeps through retries. */
export type SentChange = { readonly change: OrderChange; readonly key: string }

/** Whether `later` makes `earlier` pointless while that one still waits. */
const replaces = (later: OrderChange, earlier: OrderChange): boolean => {
  if (later._tag === "ChangeLine") return earlier._tag === "ChangeLine" && earlier.lineId === later.lineId
  if (later._tag === "UseCredit") return earlier._tag === "UseCredit" && earlier.source === later.source
  if (later._tag === "Empty") return earlier._tag !== "SaveAddress"
  return later._tag === "SaveAddress" && earlier._tag === "SaveAddress"
}

/** The line with one more change at its end: the latest wish counts, and pieces of one thing are added together. */
export const withChange = (waiting: ReadonlyArray<OrderChange>, change: OrderChange): ReadonlyArray<OrderChange> => {
  const added = change._tag === "AddItem" ? waiting.findIndex((other) => other._tag === "AddItem" && other.variantId === change.variantId) : -1
  if (added === -1) return [...waiting.filter((earlier) => !replaces(change, earlier)), change]
  return waiting.map((other, index) =>
    index === added && other._tag === "AddItem" && change._tag === "AddItem"
      ? { ...other, quantity: other.quantity + change.quantity }
      : other,
  )
}

/** The changes that make sense without an order: things to put into a new one. */
export const withoutOrder = (waiting: ReadonlyArray<OrderChange>): ReadonlyArray<OrderChange> =>
  waiting.filter(({ _tag }) => _tag === "AddItem")

/** The question that a change is, for the port that answers it. */
export const askingOf = ({ change, key }: SentChange, number: OrderNumber | null): Asking<OrderPort> => {
  if (change._tag === "AddItem")
    return { port: "addItem", question: { key, variantId: change.variantId, quantity: change.quantity } }
  if (number === null) throw new Error(`${change._tag} needs an order`)
  switch (change._tag) {
    case "ChangeLine":
      return { port: "changeLine", question: { key, number, lineId: change.lineId, quantity: change.quantity } }
    case "ApplyCoupon":
      return { port: "applyCoupon", question: { key, number, code: change.code } }
    case "RemoveCoupon":
      return { port: "removeCoupon", question: { key, number, code: change.code } }
    case "UseCredit":
      return { port: "useStoreCredit", question: { key, number, amount: change.amount, source: change.source } }
    case "SaveAddress":
      return { port: "saveAddress", question: { key, number, address: change.address } }
    case "Empty":
      return { port: "resetOrder", question: { key, number } }
    default:
      return change satisfies never
  }
}

const after = (order: Order, change: OrderChange): Order => {
  switch (change._tag) {
    case "ChangeLine":
      return withQuantity(order, change.lineId, change.quantity)
    case "AddItem": {
      const line = order.lineItems.find(({ variantId }) => variantId === change.variantId)
      return line === undefined ? order : withQuantity(order, line.id, line.quantity + change.quantity)
    }
    case "Empty":
      return order.lineItems.reduce((left, line) => withQuantity(left, line.id, 0), order)
    case "SaveAddress":
      return { ...order, address: change.address }
    default:
      return order
  }
}

/** The order as it will be when every change has been answered: what a screen shows meanwhile. */
export const orderAfter = (order: Order | null, changes: ReadonlyArray<OrderChange>): Order | null =>
  order === null ? null : changes.reduce(after, order)

/** Pieces in the cart, with those on their way into it that no line shows yet. */
export const piecesAfter = (order: Order | null, changes: ReadonlyArray<OrderChange>): number => {
  const unseen = changes.filter(
    (change) => change._tag === "AddItem" && !order?.lineItems.some(({ variantId }) => variantId === change.variantId),
  )
  return (
    (orderAfter(order, changes)?.totalQuantity ?? 0) +
    unseen.reduce((count, change) => count + (change._tag === "AddItem" ? change.quantity : 0), 0)
  )
}
