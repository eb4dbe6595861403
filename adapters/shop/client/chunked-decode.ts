/** Reads a long list part by part: all at once it would hold a phone's processor for a tenth of a second. */
import * as Schema from "effect/Schema"
import { yieldToBrowser } from "#adapters/browser/yield-to-browser.ts"
import { decoded } from "./api-client.ts"

/** How many things are read without a breath. */
const part = 40

/** The list that `wire` is, each thing of it as `schema` says; throws an `Unreadable` problem where one is not. */
export const decodeInChunks = async <Item>(schema: Schema.ConstraintCodec<Item, unknown>, wire: ReadonlyArray<unknown>): Promise<ReadonlyArray<Item>> => {
  const list = Schema.Array(schema)
  const read: Item[] = []
  for (let from = 0; from < wire.length; from += part) {
    if (from > 0) await yieldToBrowser()
    read.push(...decoded(list, wire.slice(from, from + part)))
  }
  return read
}
