/** Cart in the storage of a device: the last fetched order, and the changes that the shop has not confirmed. */
import * as Schema from "effect/Schema"
import { LineId, VariantId } from "#domain/entities/ids.ts"
import { Order } from "#domain/entities/orders/order.ts"

/** Change of the cart that can be sent later: its effect does not depend on when it is sent. */
const UnsentChange = Schema.Union([
  Schema.Struct({
    _tag: Schema.Literal("AddItem"),
    variantId: VariantId,
    quantity: Schema.Int,
    options: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
    position: Schema.optionalKey(Schema.Int),
    /** Name of its product; documents of earlier releases have none. */
    name: Schema.optionalKey(Schema.String),
  }),
  Schema.Struct({ _tag: Schema.Literal("ChangeLine"), lineId: LineId, quantity: Schema.Int }),
  Schema.Struct({ _tag: Schema.Literal("Empty") }),
])
export type UnsentChange = typeof UnsentChange.Type

/**
 * `owner`: the user's number; null for a visitor. `key`: of a change that was sent and not answered. `keyedAt`: when it was sent first, in
 * milliseconds since 1970; documents of earlier releases do not say.
 * `leftAt`: when the page was left although there was a connection, in milliseconds since 1970; absent where there was none.
 */
export const UnsentChanges = Schema.Struct({
  owner: Schema.NullOr(Schema.Int),
  leftAt: Schema.optionalKey(Schema.Int),
  changes: Schema.Array(
    Schema.Struct({ change: UnsentChange, key: Schema.NullOr(Schema.String), keyedAt: Schema.optionalKey(Schema.Int) }),
  ),
})
export type UnsentChanges = typeof UnsentChanges.Type

export const StoredOrder = Schema.Struct({ owner: Schema.NullOr(Schema.Int), order: Order })
