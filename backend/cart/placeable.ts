/** Refusal of an order that cannot be placed, by the domain's reasons. */
import type { Order } from "#domain/entities/orders/order.ts"
import { whyNotPlaced, type NotPlaced } from "#domain/rules/cart/not-placed.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

type Reason = { readonly message: MessageRef; readonly fields: Readonly<Record<string, ReadonlyArray<MessageRef>>> }

const reasonOf = (why: NotPlaced): Reason => {
  switch (why._tag) {
    case "PlacedAlready":
      return { message: { key: "order.placedAlready" }, fields: {} }
    case "Empty":
      return { message: { key: "order.empty" }, fields: {} }
    case "ShortOfStock": {
      const messages = why.lines.map(({ totalOnHand: left, product: { name } }) => ({
        key: left > 0 ? ("stock.leftOf" as const) : ("stock.goneOf" as const),
        values: { name, left },
      }))
      return { message: messages[0] ?? { key: "stock.none" }, fields: { line_items: messages } }
    }
    case "NoAddress":
      return { message: { key: "address.blank" }, fields: { address1: [{ key: "address.blank" }] } }
    default:
      return why satisfies never
  }
}

/** Throws 422 with all reasons against placing `order`, whose stock is locked. */
export const requirePlaceable = (order: Order): void => {
  const reasons = whyNotPlaced(order).map(reasonOf)
  const [first] = reasons
  if (first === undefined) return
  const fields = Object.assign({}, ...reasons.map((reason) => reason.fields)) as Reason["fields"]
  throw new Refusal(422, first.message, Object.keys(fields).length === 0 ? {} : { fields })
}
