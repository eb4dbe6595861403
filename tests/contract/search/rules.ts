/** Listing and sale of the search compared with the domain's rules, on random products. */
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amongListed } from "#adapters/search/requests/default-filter.ts"
import { onSale } from "#adapters/search/requests/on-sale.ts"
import { productDocument } from "#backend/catalogue/products/product-document.ts"
import { productsByIds } from "#backend/catalogue/products/stored-products.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { readTaxons } from "#backend/shell/taxon-counts.ts"
import { Product } from "#domain/entities/catalogue/product.ts"
import { listedAbove } from "#domain/rules/catalogue/listing-filter.ts"
import { seriesOf } from "#domain/rules/catalogue/series.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { day, instantOf, millisecondsOf, second } from "#domain/rules/instants.ts"
import { isOnSale } from "#domain/rules/catalogue/sale.ts"
import { ids, now as wallNow, typed, type SearchTrial } from "./trial.ts"

const now = instantOf(wallNow.getTime())
const around = fc.constantFrom(-day, -second, 0, 1, day).map((ahead) => instantOf(wallNow.getTime() + ahead))

/** Whether lists show a product, as the specification has it (V3). */
const isListed = ({ sellingPrice, totalOnHand, availableOn, image }: Product): boolean =>
  sellingPrice > listedAbove &&
  totalOnHand > 0 &&
  availableOn !== null &&
  millisecondsOf(availableOn) <= wallNow.getTime() &&
  image !== null

/** Mostly values that pass, so that each clause alone often decides. */
const facts = fc
  .record({
    off: fc.constantFrom(0, 0, 1, 500),
    selling_price: fc.oneof({ weight: 2, arbitrary: fc.constant(100_000) }, fc.nat(2)),
    percent: fc.constantFrom(0, 0, 1, 40),
    on_hand: fc.constantFrom(0, 1, 9),
    available_on: around,
    sale_start_at: fc.option(around),
    sale_expire_at: fc.option(around),
    has_picture: fc.constantFrom(true, true, false),
  })
  .map(({ off, percent, ...rest }) => ({ ...rest, price: rest.selling_price + off, sale_percent: percent }))

export const rulesOfLists = (trial: () => SearchTrial): void => {
  describe("listing", () => {
    const everyId = async () => (await trial().db.query<{ id: number }>("select id from products order by id")).map(({ id }) => id)

    /** Changes all products at random and returns them as the storefront reads them. */
    const shuffle = async (seed: number): Promise<ReadonlyArray<Product>> => {
      const { db } = trial()
      const every = await everyId()
      const drawn = fc.sample(facts, { numRuns: every.length, seed })
      await db.transaction(async (tx) => {
        await tx.query(
          `update products p set price = x.price, selling_price = x.selling_price, sale_percent = x.sale_percent, sale_start_at = x.sale_start_at,
             sale_expire_at = x.sale_expire_at, available_on = x.available_on, badges = '{featured}',
             pictures = case when x.has_picture then '{some}'::text[] else '{}' end
           from jsonb_to_recordset($1::text::jsonb) as x (id int, price int, selling_price int, sale_percent int, sale_start_at timestamptz,
             sale_expire_at timestamptz, available_on timestamptz, has_picture boolean) where p.id = x.id`,
          [JSON.stringify(drawn.map((one, at) => ({ id: every[at], ...one })))],
        )
        await tx.query(
          `update variants v set price = x.price, selling_price = x.selling_price,
             on_hand = case when v.id = (select min(id) from variants where product_id = v.product_id) then x.on_hand else 0 end
           from jsonb_to_recordset($1::text::jsonb) as x (id int, price int, selling_price int, on_hand int) where v.product_id = x.id`,
          [JSON.stringify(drawn.map((one, at) => ({ id: every[at], ...one })))],
        )
        await indexProducts(tx, every, now)
      })
      return (await productsByIds(db, every)).map((product) => Schema.decodeUnknownSync(Product)(productDocument(product, "mn", now)))
    }
    const found = async (query: unknown) =>
      ids((await trial().ask(typed, { size: 400, _source: false, query, sort: [{ id: "asc" }] })).body).map(Number)
    const idsOf = (products: ReadonlyArray<{ readonly id: number }>): ReadonlyArray<number> => products.map(({ id }) => id)

    it.each([1, 2, 3])("agrees with the rules of listing and sale on random products (%i) [V3]", async (seed) => {
      const products = await shuffle(seed)
      expect(await found(amongListed())).toEqual(idsOf(products.filter(isListed)))
      expect(await found(onSale)).toEqual(idsOf(products.filter((product) => isOnSale(product, now))))
    })

    it("counts for a category what it lists there", async () => {
      const products = (await shuffle(4)).filter(isListed)
      const taxons = await readTaxons(trial().db, now)
      const counted = taxons.filter(({ level }) => level === 0).map((taxon) => [String(taxon.permalink), taxon.products])
      const expected = taxons
        .filter(({ level }) => level === 0)
        .map(({ permalink }) => [String(permalink), products.filter(({ l0 }) => l0?.permalink === permalink).length])
      expect(products.length).toBeGreaterThan(10)
      expect(counted).toEqual(expected)
    })

    it("holds in every row of the storefront", async () => {
      const products = await shuffle(5)
      const listed = new Set(idsOf(products.filter(isListed)))
      const running = new Set(idsOf(products.filter((product) => isOnSale(product, now))))
      const search = trial().storefront("mn")
      const [first] = products
      if (first === undefined) throw new Error("there are no products")
      const { hero, deals, newArrivals, sale, lifestyle } = await search.home({
        productCat: "home",
        storeCodes: ["modlog", "shaazalj-home"],
      })
      const { series, related, vendor } = await search.productRows(first)
      const rows = {
        hero,
        deals,
        newArrivals,
        sale,
        lifestyle,
        series,
        related,
        vendor,
        all: (await search.listing(emptyListingQuery)).tiles,
        found: (await search.listing({ ...emptyListingQuery, text: "цамц" })).tiles,
        suggested: (await search.suggestions("цамц")).products,
        category: await search.byTaxon("women"),
      }
      for (const [name, tiles] of Object.entries(rows)) expect([name, idsOf(tiles).filter((id) => !listed.has(id))]).toEqual([name, []])
      expect(idsOf([...deals, ...sale]).filter((id) => !running.has(id))).toEqual([])
      expect(series.filter(({ sku }) => seriesOf(sku) !== seriesOf(first.sku) || sku === first.sku)).toEqual([])
      expect(sale.length).toBeGreaterThan(0)
      const { facets, total } = await search.listing({ ...emptyListingQuery, onSale: true })
      expect([facets.onSale, total]).toEqual([
        [...listed].filter((id) => running.has(id)).length,
        [...listed].filter((id) => running.has(id)).length,
      ])
    })
  })
}
