/** Page of a list: its query and response. */
import * as Schema from "effect/Schema"
import { LooseInt, orElse } from "#domain/entities/wire-codecs.ts"

/** Number of the requested page, from 1. */
export const PageQuery = Schema.Struct({
  page: orElse(LooseInt.check(Schema.isGreaterThanOrEqualTo(1)), 1),
})

/** A page of `Item`s under the wire key `name`. */
export const pageOf = <const Name extends string, Item extends Schema.Constraint>(name: Name, item: Item) =>
  Schema.Struct({
    items: Schema.Array(item),
    count: LooseInt,
    total: LooseInt,
    page: LooseInt,
    perPage: LooseInt,
    pages: LooseInt,
  }).pipe(
    Schema.encodeKeys<
      Schema.Struct<{
        items: Schema.$Array<Item>
        count: typeof LooseInt
        total: typeof LooseInt
        page: typeof LooseInt
        perPage: typeof LooseInt
        pages: typeof LooseInt
      }>,
      { items: Name; total: "total_count"; page: "current_page"; perPage: "per_page" }
    >({ items: name, total: "total_count", page: "current_page", perPage: "per_page" }),
  )
