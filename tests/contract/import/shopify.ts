/** Files as Shopify exports them, both generations whole: headings, drafts, categories and prices. */
import { expect, it } from "vitest"
import { type Body, plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { guest } from "#tests/contract/search/trial.ts"
import type { ImportSteps } from "./import-steps.ts"

const older =
  "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status"
const newer =
  "Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description"

type Cells = Readonly<Record<string, string>>
const generations = [
  {
    name: "older",
    heading: older,
    at: {
      handle: "Handle",
      title: "Title",
      text: "Body (HTML)",
      vendor: "Vendor",
      category: "Product Category",
      type: "Type",
      published: "Published",
      status: "Status",
      option: "Option1 Name",
      value: "Option1 Value",
      sku: "Variant SKU",
      price: "Variant Price",
      compare: "Variant Compare At Price",
      stock: "Variant Inventory Qty",
      image: "Image Src",
    },
  },
  {
    name: "newer",
    heading: newer,
    at: {
      handle: "URL handle",
      title: "Title",
      text: "Description",
      vendor: "Vendor",
      category: "Product category",
      type: "Type",
      published: "Published on online store",
      status: "Status",
      option: "Option1 name",
      value: "Option1 value",
      sku: "SKU",
      price: "Price",
      compare: "Compare-at price",
      stock: "Inventory quantity",
      image: "Product image URL",
    },
  },
] as const

export const shopifyOf = (shop: () => Trial, { take, product, variants }: ImportSteps): void => {
  for (const { name, heading, at } of generations) {
    const row = (cells: Cells): string => {
      const named = Object.fromEntries(Object.entries(cells).map(([key, value]) => [at[key as keyof typeof at], value]))
      return heading
        .split(",")
        .map((column) => `"${named[column] ?? ""}"`)
        .join(",")
    }
    const importRows = (...rows: ReadonlyArray<Cells>) => take(heading, ...rows.map(row))
    const plainProduct = (handle: string, cells: Cells = {}): Cells => ({
      handle,
      title: handle,
      vendor: "Nomad",
      category: "Hats",
      status: "active",
      published: "TRUE",
      sku: `SKU-${handle}`,
      price: "12000.00",
      stock: "4",
      image: "sock.png",
      ...cells,
    })
    const found = async (slug: string) => {
      const id = Number((await product(slug))?.["id"])
      const [listed, page, some, variant] = [
        await shop().call("POST", "/search-service/products/_search", { headers: guest, body: { query: { term: { slug } } } }),
        await shop().call("GET", `/api/v2/products/${slug}`),
        await shop().call("GET", `/api/v2/products?ids=${id}`),
        (await shop().db.query<{ id: number }>("select id from variants where product_id = $1", [id]))[0]?.id ?? 0,
      ]
      const addresses = plain((await shop().call("GET", "/api/v2/products/addresses")).body["addresses"]) as ReadonlyArray<Body>
      const added = await shop().add(variant, 1, (await shop().somebody()).headers)
      const hits = plain(listed.body["hits"]) as { readonly total: { readonly value: number } }
      return {
        hits: hits.total.value,
        page: page.status,
        some: (plain(some.body["products"]) as ReadonlyArray<unknown>).length,
        sitemap: addresses.some((one) => plain(one["slug"]) === slug),
        cart: added.status,
      }
    }
    const onSale = { hits: 1, page: 200, some: 1, sitemap: true, cart: 200 }
    const hidden = { hits: 0, page: 404, some: 0, sitemap: false, cart: 422 }

    it(`of the ${name} generation is read [I3]`, async () => {
      const slug = `${name}-whole`
      const first = plainProduct(slug, {
        text: "<p>Warm &amp; soft</p><script>x</script>",
        option: "Color",
        value: "Grey",
        compare: "15000.00",
      })
      expect(await importRows(first, { handle: slug, value: "Black", sku: `${slug}-2`, price: "12000.00", stock: "-2" })).toMatchObject({
        wrong: [],
        created: 1,
      })
      expect(await product(slug)).toMatchObject({
        description: { mn: "Warm & soft" },
        brand: { mn: "Nomad" },
        taxon: { mn: "Hats" },
        pictures: [expect.stringMatching(/^photo-/)],
        listed: true,
      })
      expect(await variants(slug)).toMatchObject([
        { price: 15_000, selling_price: 12_000, on_hand: 4, options: [{ key: "colour", mn: "Grey" }] },
        { price: 12_000, on_hand: 0 },
      ])
    })

    it(`of the ${name} generation takes the type where the category is empty, and cuts what is too deep [I3]`, async () => {
      const [typed, deep] = [`${name}-typed`, `${name}-deep`]
      const rows = [
        plainProduct(typed, { category: "", type: "Socks" }),
        plainProduct(deep, { category: "A > B > C > D > E > F > G", type: "Socks" }),
      ]
      expect(await importRows(...rows)).toMatchObject({ wrong: [], created: 2 })
      expect([(await product(typed))?.["taxon"], (await product(deep))?.["permalink"]]).toEqual([{ mn: "Socks" }, "a/b/c/d/e"])
    })

    it(`of the ${name} generation has no earlier price of nought [I3]`, async () => {
      const slug = `${name}-nought`
      expect(await importRows(plainProduct(slug, { compare: "0.00" }))).toMatchObject({ wrong: [], created: 1 })
      expect(await variants(slug)).toMatchObject([{ price: 12_000, selling_price: 12_000 }])
    })

    it.each<readonly [string, Cells]>([
      ["draft", { status: "draft" }],
      ["archived", { status: "Archived" }],
      ["unpublished", { published: "FALSE" }],
    ])(`of the ${name} generation keeps %s products off sale until they are active [I3]`, async (kind, cells) => {
      const slug = `${name}-${kind}`
      expect(await importRows(plainProduct(slug, cells))).toMatchObject({ wrong: [], created: 1 })
      expect(await found(slug)).toEqual(hidden)
      expect(await importRows(plainProduct(slug))).toMatchObject({ wrong: [], changed: 1 })
      expect(await found(slug)).toEqual(onSale)
    })
  }
}
