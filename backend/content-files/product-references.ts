/** Products that content refers to by their handles. */
import type { Database } from "#backend/database/database.ts"
import type { ItemFault } from "./content-kind.ts"

type Reference = { readonly path: ItemFault["path"]; readonly handle: string }

/** Those whose product the shop does not have. */
export const unknownProducts = async (db: Database, references: ReadonlyArray<Reference>): Promise<ReadonlyArray<ItemFault>> => {
  const rows = await db.query<{ slug: string }>("select slug from products where slug = any ($1::text[])", [
    references.map(({ handle }) => handle),
  ])
  const known = new Set(rows.map(({ slug }) => slug))
  return references.flatMap(({ path, handle }) =>
    known.has(handle) ? [] : [{ path, reason: { key: "content.unknownProduct", values: { handle } } }],
  )
}
