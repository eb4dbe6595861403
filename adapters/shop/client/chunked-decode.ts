/** Decoding of a long list in chunks: at once it would block a phone for a tenth of a second. */
import * as Schema from "effect/Schema"
import { yieldToBrowser } from "#adapters/browser/yield-to-browser.ts"
import { decoded } from "./api-client.ts"

/** Items that are decoded before the task yields. */
const part = 40

/** The items of `wire`, decoded by `schema`; throws `Unreadable` if one does not match. */
export const decodeInChunks = async <Item>(
  schema: Schema.ConstraintCodec<Item, unknown>,
  wire: ReadonlyArray<unknown>,
): Promise<ReadonlyArray<Item>> => {
  const list = Schema.Array(schema)
  const read: Item[] = []
  for (let from = 0; from < wire.length; from += part) {
    if (from > 0) await yieldToBrowser()
    read.push(...decoded(list, wire.slice(from, from + part)))
  }
  return read
}
