/** Sales of indexed products: their lists, and prices at the moments at which a sale begins and ends. */
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { emptyListingQuery, readListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { day, instantOf } from "#domain/rules/instants.ts"
import { refreshDueProducts } from "#backend/catalogue/due-products.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { now, type SearchTrial } from "./trial.ts"

export const saleMoments = (trial: () => SearchTrial): void => {
  it("lists as deals the sales that end within a week, the first to end first", async () => {
    const deals = await trial().storefront("mn").deals()
    const ends = deals.map(({ saleExpireAt }) => Date.parse(saleExpireAt ?? ""))
    const stored = await trial().db.query<{ id: number }>(
      "select id from products where sale_expire_at > $1 and sale_expire_at <= $1::timestamptz + interval '7 days'",
      [now.toISOString()],
    )
    expect(deals.length).toBeGreaterThan(0)
    expect(ends).toEqual(ends.toSorted((one, other) => one - other))
    expect(deals.map(({ id }) => Number(id)).filter((id) => !stored.some((one) => one.id === id))).toEqual([])
  })

  describe("a list of the storefront", () => {
    const list = async (collection: "new" | "deals" | "sale") =>
      (
        await trial()
          .storefront("mn")
          .listing(readListingQuery(null, "", collection))
      ).tiles

    it("of new arrivals has the products of the last 30 days [S31]", async () => {
      const created = (await list("new")).map(({ createdAt }) => Date.parse(createdAt ?? ""))
      expect(created.length).toBeGreaterThan(0)
      expect(created.filter((time) => !(now.getTime() - time <= 30 * day))).toEqual([])
    })

    it("of deals has the sales that end within a week [S31]", async () => {
      const ends = (await list("deals")).map(({ saleExpireAt }) => Date.parse(saleExpireAt ?? ""))
      expect(ends.length).toBeGreaterThan(0)
      expect(ends.filter((end) => !(end > now.getTime() && end <= now.getTime() + 7 * day))).toEqual([])
    })

    it("of sales has more than the deals, the largest first [S31]", async () => {
      const percents = (await list("sale")).map(({ salePercent }) => salePercent)
      expect(percents.length).toBeGreaterThan((await list("deals")).length)
      expect(percents).toEqual(percents.toSorted((one, other) => other - one))
    })
  })

  it("ends a sale at its end, and not before", async () => {
    const search = trial().storefront("mn")
    const before = await search.deals()
    const [first] = before
    const end = Date.parse(first?.saleExpireAt ?? "")
    const priceOf = async (id: number | undefined) =>
      (
        await trial().db.query<{ tile: { selling_price: string } }>(
          "select tile from search_documents where product_id = $1 and locale = 'mn'",
          [id],
        )
      )[0]?.tile.selling_price
    expect(first?.sellingPrice).toBeLessThan(first?.price ?? 0)
    await refreshDueProducts(trial().db, instantOf(end - 1))
    expect(await priceOf(first?.id)).toBe(first?.sellingPrice.toFixed(1))
    expect(await refreshDueProducts(trial().db, instantOf(end))).toBeGreaterThan(0)
    expect(await priceOf(first?.id)).toBe(first?.price.toFixed(1))
    expect(await refreshDueProducts(trial().db, instantOf(end))).toBe(0)
  })

  it("has the full price until a sale begins", async () => {
    const [product] = await trial().db.query<{ id: number }>(
      "select id from products where sale_percent = 0 and price = selling_price and for_sale(products) order by id limit 1",
    )
    const id = product?.id ?? 0
    const starts = now.getTime() + 3_600_000
    await trial().db.query("update variants set selling_price = price / 2 where product_id = $1", [id])
    await trial().db.query("update products set selling_price = price / 2, sale_percent = 50, sale_start_at = $2 where id = $1", [
      id,
      new Date(starts).toISOString(),
    ])
    await indexProducts(trial().db, [id], instantOf(now.getTime()))
    const entry = async () =>
      (
        await trial().db.query<{ price: number; selling_price: number }>(
          "select price, selling_price from search_entries where product_id = $1",
          [id],
        )
      )[0]
    const coming = await entry()
    expect(coming?.selling_price).toBe(coming?.price)
    // As the list of the largest discounts has it.
    const { tiles } = await trial()
      .storefront("mn")
      .listing({ ...emptyListingQuery, sort: "sale_desc" })
    expect(tiles[0]?.sellingPrice).toBeLessThan(tiles[0]?.price ?? 0)
    expect(tiles.map((tile) => Number(tile.id))).not.toContain(id)
    expect(await refreshDueProducts(trial().db, instantOf(starts - 1))).toBe(0)
    expect(await refreshDueProducts(trial().db, instantOf(starts))).toBe(1)
    expect((await entry())?.selling_price).toBe(Math.floor((coming?.price ?? 0) / 2))
  })

  it("leaves a product with the price of its cheapest variant when it ends", async () => {
    const [product] = await trial().db.query<{ id: number }>(
      `select p.id from products p join variants v on v.product_id = p.id where p.price = p.selling_price and for_sale(p)
       group by p.id having count(*) > 1 order by p.id desc limit 1`,
    )
    const id = product?.id ?? 0
    const ends = instantOf(now.getTime() + 3_600_000)
    const prices = async () =>
      (
        await trial().db.query<{ price: number; selling_price: number }>(
          "select price, selling_price from search_entries where product_id = $1",
          [id],
        )
      )[0]
    await trial().db.query("update variants set price = 60000, selling_price = 60000 where product_id = $1", [id])
    await trial().db.query(
      "update variants set price = 100000, selling_price = 50000 where id = (select max(id) from variants where product_id = $1)",
      [id],
    )
    await trial().db.query(
      "update products set price = 100000, selling_price = 50000, sale_percent = 50, sale_start_at = $3, sale_expire_at = $2 where id = $1",
      [id, ends, instantOf(now.getTime() + 1_800_000)],
    )
    await indexProducts(trial().db, [id], instantOf(now.getTime()))
    expect(await prices()).toEqual({ price: 60_000, selling_price: 60_000 })
    expect(await refreshDueProducts(trial().db, instantOf(now.getTime() + 1_800_000))).toBe(1)
    expect(await prices()).toEqual({ price: 100_000, selling_price: 50_000 })
    expect(await refreshDueProducts(trial().db, ends)).toBeGreaterThan(0)
    expect(await prices()).toEqual({ price: 60_000, selling_price: 60_000 })
  })

  it("has no lower price and no sale after the last end", async () => {
    await refreshDueProducts(trial().db, "2028-01-01T00:00:00.000Z" as Instant)
    await trial().db.query("update products set sale_expire_at = '2027-12-31' where sale_start_at is not null and sale_expire_at is null")
    await refreshDueProducts(trial().db, "2028-01-01T00:00:00.000Z" as Instant)
    expect((await trial().storefront("mn").sale()).length).toBe(0)
    const [dearer] = await trial().db.query<{ count: number }>("select count(*)::int as count from variants where price <> selling_price")
    expect(dearer?.count).toBe(0)
  })
}
