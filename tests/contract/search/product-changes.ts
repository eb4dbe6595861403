/** Changes of products that a process reads for its cached pages. */
import { expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import { createChangeReader } from "#backend/search/indexing/product-changes.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { now, type SearchTrial } from "./trial.ts"

export const productChanges = (trial: () => SearchTrial): void => {
  it("are none at first, and none without a change", async () => {
    const read = createChangeReader(trial().db)
    expect(await read()).toEqual([])
    expect(await read()).toEqual([])
  })

  it("name each product that was indexed, whose stock moved or that was removed, once", async () => {
    const { db } = trial()
    const [indexed, moved, removed] = (
      await db.query<{ id: number }>("select product_id as id from search_entries where on_hand > 1 order by 1 limit 3")
    ).map(({ id }) => id)
    if (indexed === undefined || moved === undefined || removed === undefined) throw new Error("too few products")
    const readers = [createChangeReader(db), createChangeReader(db)]
    const readAll = () => Promise.all(readers.map(async (read) => (await read()).toSorted((one, other) => one - other)))
    await readAll()
    await indexProducts(db, [indexed], instantOf(now.getTime()))
    const moveStock = (pieces: number) =>
      db.query(
        "update variants set on_hand = on_hand + $2 where id = (select min(id) from variants where product_id = $1 and on_hand > 0)",
        [moved, pieces],
      )
    await moveStock(-1)
    await db.query("delete from search_entries where product_id = $1", [removed])
    expect(await readAll()).toEqual([
      [indexed, moved, removed],
      [indexed, moved, removed],
    ])
    expect(await readAll()).toEqual([[], []])
    await moveStock(1)
    await indexProducts(db, [removed], instantOf(now.getTime()))
    expect(await readAll()).toEqual([
      [moved, removed],
      [moved, removed],
    ])
  })
}
