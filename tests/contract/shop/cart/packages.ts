/** Packages of products that are bought together. Contract "Lists". */
import { describe, expect, it } from "vitest"
import { ownCode } from "#backend/catalogue/vendors.ts"
import { type Body, listOf, plain, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const packageCalls = (shop: () => Trial): void => {
  describe("a package", () => {
    const build = "/api/v2/compatibility_build"
    const productOf = async (variant: number) => {
      const [row] = await shop().db.query<{ slug: string; variants: number }>(
        "select p.slug, (select count(*)::int from variants where product_id = p.id) as variants from products p join variants v on v.product_id = p.id where v.id = $1",
        [variant],
      )
      return row
    }
    /** A product without options. */
    const productWithoutOptions = async (onHand: number): Promise<string> => {
      for (;;) {
        const row = await productOf(await shop().variant(onHand))
        if (row?.variants === 1) return row.slug
      }
    }
    /** A product of which an option must be chosen. */
    const productWithOptions = async (): Promise<Body> => {
      for (;;) {
        const row = await productOf(await shop().variant(7))
        if (row !== undefined && row.variants > 1) return (await shop().call("GET", `/api/v2/products/${row.slug}`)).body
      }
    }

    it("begins with the product that it is requested for [E9]", async () => {
      const slug = await productWithoutOptions(3)
      const { status, body } = await shop().call("GET", `${build}/${slug}`)
      expect(status).toBe(200)
      expect(plain(body["products"]?.[0]?.["slug"])).toBe(slug)
      expect((await shop().call("GET", `${build}/nothing-of-this-name`)).status).toBe(404)
    })

    it("offers nothing out of stock, and no product twice [E9]", async () => {
      const { db } = shop()
      const [row] = await db.query<{ slug: string }>(
        `select p.slug from products p where exists (select from products other join variants v on v.product_id = other.id
           where other.brand_code = p.brand_code and other.taxon_id <> p.taxon_id and v.on_hand > 0) order by p.id limit 1`,
      )
      const offered = async () => listOf((await shop().call("GET", `${build}/${row?.slug ?? ""}`)).body["products"])
      const before = await offered()
      expect(new Set(before.map(({ id }) => plain(id))).size).toBe(before.length)
      const taken = Number(before[1]?.["id"])
      const stock = await db.query<{ id: number; on_hand: number }>("select id, on_hand from variants where product_id = $1", [taken])
      await db.query("update variants set on_hand = 0 where product_id = $1", [taken])
      try {
        const after = await offered()
        expect(after.map(({ id }) => Number(id))).not.toContain(taken)
        expect(after.slice(1).every((product) => Number(product["total_on_hand"]) > 0)).toBe(true)
      } finally {
        for (const { id, on_hand: onHand } of stock) await db.query("update variants set on_hand = $2 where id = $1", [id, onHand])
      }
    })

    it("offers the best rated of the brand that are in stock, though others are older [E9]", async () => {
      const { db } = shop()
      const [subject] = await db.query<{ id: number; slug: string }>(
        `select p.id, p.slug from products p join products other on other.brand_code = p.brand_code and other.taxon_id <> p.taxon_id
         where p.for_sale and p.brand_code <> '${ownCode}' and not exists (select from variants v join line_items l on l.variant_id = v.id where v.product_id = p.id)
         group by p.id having count(*) > 2 order by count(*) desc, p.id limit 1`,
      )
      const others = await db.query<{ id: number; rating: number }>(
        `select other.id, other.average_rating as rating from products other join products p on p.id = $1
         where other.brand_code = p.brand_code and other.taxon_id <> p.taxon_id and other.for_sale
           and exists (select from variants v where v.product_id = other.id and v.on_hand > 0
             and v.id not in (select variant_id from hotel_rooms) and v.id not in (select variant_id from gift_card_products)) order by other.id`,
        [subject?.id],
      )
      const [newest, second] = others.toReversed()
      const rate = (id: number | undefined, rating: number) =>
        db.query("update products set average_rating = $2 where id = $1", [id, rating])
      const offered = async () =>
        listOf((await shop().call("GET", `${build}/${subject?.slug ?? ""}`)).body["products"]).map(({ id }) => Number(id))
      for (const { id } of others) await rate(id, 1)
      await rate(newest?.id, 5)
      await rate(second?.id, 4)
      try {
        expect(await offered()).toEqual([subject?.id, newest?.id, second?.id])
      } finally {
        for (const { id, rating } of others) await rate(id, rating)
      }
    })

    it("offers no stay that was ordered together with a product [E9]", async () => {
      const { db } = shop()
      const somebody = await shop().somebody()
      // Nobody has ordered the product before, so that the offer follows from this order alone.
      const [fresh] = await db.query<{ id: number }>(
        `select v.id from variants v where v.on_hand > 5 and v.id not in (select variant_id from hotel_rooms) and v.id not in (select variant_id from gift_card_products)
           and not exists (select from variants x join line_items l on l.variant_id = x.id where x.product_id = v.product_id) order by v.id limit 1`,
      )
      const [variant, other] = [fresh?.id ?? 0, await shop().variant(7)]
      await shop().add(other, 1, somebody.headers)
      const number = await shop().placed(somebody, variant, 1)
      const [product] = await db.query<{ slug: string }>(
        "select p.slug from products p join variants v on v.product_id = p.id where v.id = $1",
        [variant],
      )
      const offered = async () =>
        listOf((await shop().call("GET", `${build}/${product?.slug ?? ""}`)).body["products"]).map(({ id }) => Number(id))
      const [room] = await db.query<{ variant: number; product: number }>(
        `select v.id as variant, v.product_id as product from hotel_rooms h join variants v on v.id = h.variant_id
         where v.on_hand > 0 order by v.id limit 1`,
      )
      const replaceVariant = (from: number, to: number) =>
        db.query("update line_items set variant_id = $3 where variant_id = $2 and order_id = (select id from orders where number = $1)", [
          number,
          from,
          to,
        ])
      await replaceVariant(other, room?.variant ?? 0)
      expect(room).toBeDefined()
      expect(await offered()).not.toContain(room?.product)
      await replaceVariant(room?.variant ?? 0, other)
    })

    it("is added to the cart as a whole, with the variants of its custom values [B15] [C7]", async () => {
      const somebody = await shop().somebody()
      const chosen = await productWithOptions()
      const variant = listOf(chosen["variants"]).find((one) => Number(one["total_on_hand"]) > 0)
      const cv = Object.fromEntries(listOf(variant?.["option_values"]).map((one) => [text(one["key"]), text(one["value"])]))
      const products = [
        { slug: await productWithoutOptions(3), qty: 2, cv: {} },
        { slug: text(chosen["slug"]), qty: 1, cv },
      ]
      const { status, body } = await shop().call("POST", `${build}/add`, { body: { products }, headers: somebody.headers })
      expect(status).toBe(200)
      expect(
        listOf(body["line_items"])
          .map((line) => plain(line["quantity"]))
          .toSorted((one, other) => Number(one) - Number(other)),
      ).toEqual([1, 2])
      expect(listOf(body["line_items"]).map((line) => plain(line["variant_id"]))).toContain(plain(variant?.["id"]))
    })

    it("adds nothing where one product is short of stock or its options are not chosen, or without products", async () => {
      const somebody = await shop().somebody()
      const chosen = await productWithOptions()
      const send = (products: unknown) => shop().call("POST", `${build}/add`, { body: { products }, headers: somebody.headers })
      const available = { slug: await productWithoutOptions(3), qty: 1, cv: {} }
      const shortOfStock = { slug: await productWithoutOptions(1), qty: 2, cv: {} }
      const withoutOptions = { slug: text(chosen["slug"]), qty: 1, cv: {} }
      for (const products of [[available, shortOfStock], [available, withoutOptions], []]) expect((await send(products)).status).toBe(422)
      const cart = await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })
      expect(cart.status === 204 || listOf(cart.body["line_items"]).length === 0).toBe(true)
    })
  })
}
