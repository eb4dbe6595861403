/** Queue of changes to the current order, sent one at a time; not imported by screens, to keep the first view small. B2. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { CartEvent } from "./cart-context.ts"
import type { OrderChange, SentChange } from "./order-changes.ts"
import type { PortRequest } from "#machines/ports.ts"

/** The ports that change the current order and return the whole of it. */
export type OrderPort = "addItem" | "changeLine" | "applyCoupon" | "removeCoupon" | "useStoreCredit" | "saveAddress" | "resetOrder"

/** The change that an event requests; `null` for events that change nothing of the order. */
export const changeOf = (event: CartEvent): OrderChange | null => {
  switch (event.type) {
    case "item.add":
      return {
        _tag: "AddItem",
        variantId: event.variantId,
        quantity: event.quantity,
        ...(event.options && { options: event.options }),
        ...(event.name !== undefined && { name: event.name }),
      }
    case "line.restore":
      return {
        _tag: "AddItem",
        variantId: event.variantId,
        quantity: event.quantity,
        ...(event.options && { options: event.options }),
        position: event.position,
        ...(event.name !== undefined && { name: event.name }),
      }
    case "line.change":
      return { _tag: "ChangeLine", lineId: event.lineId, quantity: event.quantity }
    case "line.remove":
      return { _tag: "ChangeLine", lineId: event.lineId, quantity: 0 }
    case "coupon.apply":
      return { _tag: "ApplyCoupon", code: event.code.trim(), quiet: event.quiet ?? false }
    case "coupon.remove":
      return { _tag: "RemoveCoupon", code: event.code, quiet: event.quiet ?? false }
    case "credit.use":
      return { _tag: "UseCredit", amount: event.amount, source: event.source }
    case "address.save":
      return { _tag: "SaveAddress", address: event.address, slot: event.slot, note: event.note, storeId: event.storeId }
    case "cart.empty":
      return { _tag: "Empty" }
    default:
      return null
  }
}

/** Whether `later` replaces `earlier` while `earlier` still waits. */
const replaces = (later: OrderChange, earlier: OrderChange): boolean => {
  switch (later._tag) {
    case "ChangeLine":
      return earlier._tag === "ChangeLine" && earlier.lineId === later.lineId
    case "UseCredit":
      return earlier._tag === "UseCredit" && earlier.source === later.source
    case "SaveAddress":
      return earlier._tag === "SaveAddress"
    case "Empty":
      return earlier._tag !== "SaveAddress"
    case "AddItem":
    case "ApplyCoupon":
    case "RemoveCoupon":
      return false
    default:
      return later satisfies never
  }
}

/**
 * The queue with one more change: a newer change replaces an older one, and quantities of one variant are added up. Not past a change of a
 * line, which may be its own: one unit added, the line set to 5, and one more added make 6.
 */
export const withChange = (waiting: ReadonlyArray<OrderChange>, change: OrderChange): ReadonlyArray<OrderChange> => {
  const lastSet = waiting.findLastIndex(({ _tag }) => _tag === "ChangeLine" || _tag === "Empty")
  const added =
    change._tag === "AddItem"
      ? waiting.findIndex((other, index) => index > lastSet && other._tag === "AddItem" && other.variantId === change.variantId)
      : -1
  if (added === -1) return [...waiting.filter((earlier) => !replaces(change, earlier)), change]
  return waiting.map((other, index) =>
    index === added && other._tag === "AddItem" && change._tag === "AddItem"
      ? { ...other, ...change, quantity: other.quantity + change.quantity }
      : other,
  )
}

/** Changes that are possible without an order: items to add to a new one. */
export const withoutOrder = (waiting: ReadonlyArray<OrderChange>): ReadonlyArray<OrderChange> =>
  waiting.filter(({ _tag }) => _tag === "AddItem")

/** The port call of a change. */
export const portRequestOf = ({ change, key }: SentChange, number: OrderNumber | null): PortRequest<OrderPort> => {
  if (change._tag === "AddItem")
    return {
      port: "addItem",
      input: {
        key,
        variantId: change.variantId,
        quantity: change.quantity,
        options: change.options ?? {},
        position: change.position ?? null,
      },
    }
  if (number === null) throw new Error(`${change._tag} needs an order`)
  switch (change._tag) {
    case "ChangeLine":
      return { port: "changeLine", input: { key, number, lineId: change.lineId, quantity: change.quantity } }
    case "ApplyCoupon":
      return { port: "applyCoupon", input: { key, number, code: change.code } }
    case "RemoveCoupon":
      return { port: "removeCoupon", input: { key, number, code: change.code } }
    case "UseCredit":
      return { port: "useStoreCredit", input: { key, number, amount: change.amount, source: change.source } }
    case "SaveAddress":
      return {
        port: "saveAddress",
        input: { key, number, address: change.address, slot: change.slot, note: change.note, storeId: change.storeId },
      }
    case "Empty":
      return { port: "resetOrder", input: { key, number } }
    default:
      return change satisfies never
  }
}
