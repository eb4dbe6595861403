/** In which order hits stand; the product's number decides among equals, so that pages never overlap. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Compiled } from "./clauses.ts"
import { fieldOf } from "./fields.ts"
import { SearchRefusal } from "./refusal.ts"
import { joinSql, raw, sql, type Sql } from "./sql.ts"

export const orderOf = (sort: SearchBody["sort"], query: Compiled): Sql => {
  const last = raw("e.product_id")
  if (sort === undefined || sort.length === 0) {
    if (query.seed !== null) return sql`hashint4extended(e.product_id, ${query.seed}::bigint), ${last}`
    return query.scores.length > 0 ? raw("score desc, e.product_id") : last
  }
  const keys = sort.flatMap((by) =>
    Object.entries(by).map(([name, direction]) => {
      const way = typeof direction === "string" ? direction : direction.order
      if (name === "_score") return raw(query.scores.length > 0 ? "score desc" : "e.product_id")
      const { column, many } = fieldOf(name)
      if (many) throw new SearchRefusal(`cannot sort by a list [${name}]`, "illegal_argument_exception")
      return sql`${column} ${raw(way === "asc" ? "asc" : "desc")}`
    }),
  )
  return joinSql([...keys, last], ", ")
}
