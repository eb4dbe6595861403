/** Categories, brands, vendors and labels as files: shown and found under the new names, kept while goods have them. E1, E2, E11, E15, E19. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { CategoryContent } from "#domain/entities/catalogue/category-content.ts"
import type { BrandContent, VendorContent } from "#domain/entities/catalogue/seller-content.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { listOf, plain, Trial } from "#tests/contract/support/test-backend.ts"
import { contentSteps } from "./content-shop.ts"

export const describeCatalogueContent = (engine: Engine): void => {
  describe(`categories, brands and vendors of files on ${engine.name}`, () => {
    let shop: Trial
    beforeAll(async () => {
      shop = await Trial.begin(engine)
    }, 180_000)
    afterAll(() => shop.end())
    const { itemsOf, exampleOf, put, changes, refusal } = contentSteps(() => shop)
    const get = async (path: string) => (await shop.call("GET", `/api/v2/${path}`)).body
    const taxons = async () => listOf((await get("taxons/all"))["taxons"])
    const fetchedAt = async () => encodeURIComponent(JSON.stringify((await get("site_data"))["fetched_at"]).slice(1, -1))
    const addresses = async () => (await taxons()).map(({ permalink }) => plain(permalink))
    const documentOf = async (slug: string) => {
      const [row] = await shop.db.query<{ document: unknown }>(
        "select d.document from search_documents d join products p on p.id = d.product_id where p.slug = $1 and d.locale = 'mn'",
        [slug],
      )
      return JSON.stringify(row?.document)
    }
    /** A product for sale with its category, brand and vendor. */
    const product = async (condition: string) => {
      const [row] = await shop.db.query<{ id: number; slug: string; category: string; brand: string; vendor: string }>(
        `select p.id, p.slug, t.permalink as category, p.brand_code as brand, p.vendor_code as vendor
         from products p join taxons t on t.id = p.taxon_id join search_entries e on e.product_id = p.id where ${condition} order by p.id limit 1`,
      )
      if (row === undefined) throw new Error(`no product: ${condition}`)
      return row
    }

    it("refuse addresses with capital letters, whose pages would not be found", async () => {
      for (const [kind, field] of Object.entries({ categories: "address", brands: "code", badges: "code" }))
        expect(await refusal({ [kind]: [{ ...((await exampleOf(kind)) as object), [field]: "Tea" }] })).toContain("жижиг үсгээр")
    })

    it("describe a category in each language, and no longer once the file has no text of it [E15]", async () => {
      const stored = (await itemsOf("categories")) as ReadonlyArray<CategoryContent>
      const [first, ...others] = stored
      const { text: _, ...plainFirst } = first!
      const textOf = async (language: string, permalink = first!.address) =>
        (await shop.call("GET", `/api/v2/taxons/text?permalink=${permalink}`, { headers: { "accept-language": language } })).body["text"]
      const text = { mn: "Өвлийн хувцас.", en: "Winter clothes." }
      expect(await changes({ categories: [{ ...plainFirst, text }, ...others] })).toEqual([`changed ${first!.address}`])
      expect((await itemsOf("categories"))[0]).toEqual({ ...plainFirst, text })
      expect([await textOf("mn"), await textOf("en")].map((one) => plain(one))).toEqual([text.mn, text.en])
      expect(await changes({ categories: [{ ...plainFirst, text: { mn: "" } }, ...others] })).toEqual([`changed ${first!.address}`])
      expect(plain(await textOf("en"))).toBe("")
      expect((await itemsOf("categories"))[0]).toEqual(plainFirst)
      expect((await shop.call("GET", "/api/v2/taxons/text?permalink=no/such")).status).toBe(404)
      await changes({ categories: stored })
    })

    it("show a new category in its place of the order, under its parent and with its picture [E15]", async () => {
      const stored = await itemsOf("categories")
      const [first, ...others] = stored as ReadonlyArray<CategoryContent>
      const tea = (await exampleOf("categories")) as CategoryContent
      const green = { address: "tea/green", name: { mn: "Ногоон цай", en: "Green tea" } }
      expect(await refusal({ categories: [...stored, green] })).toMatch(/categories\.json:\d+: .*address: .*tea/u)
      // Written in another order than that of the levels.
      expect(await changes({ categories: [green, tea, first!, ...others] })).toEqual(["new tea/green", "new tea"])
      const shown = await taxons()
      expect(shown.slice(0, 3).map(({ permalink }) => plain(permalink))).toEqual(["tea/green", "tea", first!.address])
      expect(plain(shown[0]?.["parent_id"])).toBe(plain(shown[1]?.["id"]))
      expect(plain(shown[1])).toMatchObject({ level: 0, name: tea.name, image: { src: `/pictures/${tea.picture}` } })
      expect(await itemsOf("categories")).toEqual([green, tea, first, ...others])
      const at = await fetchedAt()
      expect((await get(`site_data?last_fetch=${at}`))["taxons"]).toBeNull()
      expect(await changes({ categories: [tea, green, first!, ...others] })).toEqual(["changed "])
      expect(listOf((await get(`site_data?last_fetch=${at}`))["taxons"]).map(({ permalink }) => plain(permalink))).toContain("tea")
      expect((await addresses()).slice(0, 2)).toEqual(["tea", "tea/green"])
      expect(await changes({ categories: stored })).toEqual(["gone tea", "gone tea/green"])
      expect(await addresses()).toEqual((stored as ReadonlyArray<CategoryContent>).map(({ address }) => address))
    })

    it("find goods under the new name of a category above them [E15]", async () => {
      const categories = (await itemsOf("categories")) as ReadonlyArray<CategoryContent>
      const { slug, category } = await product("t.level = 2")
      const [root = ""] = category.split("/")
      const renamed = categories.map((one) => (one.address === root ? { ...one, name: { mn: "Жимбүү", en: "Jimbuu" } } : one))
      expect(await changes({ categories: renamed })).toEqual([`changed ${root}`])
      expect(await documentOf(slug)).toContain("Жимбүү")
      expect(await shop.db.query("select name from search_labels where kind = 'taxon' and address = $1", [root])).toEqual([
        { name: { mn: "Жимбүү", en: "Jimbuu" } },
      ])
      await put({ categories })
      expect(await documentOf(slug)).not.toContain("Жимбүү")
    })

    it("keep a category with goods until they have another one, and say so once [E15]", async () => {
      const categories = (await itemsOf("categories")) as ReadonlyArray<CategoryContent>
      const { category } = await product("t.level = 2 and not exists (select from taxons below where below.parent_id = t.id)")
      const without = categories.filter(({ address }) => address !== category)
      expect(await changes({ categories: without })).toEqual([`ended ${category}`])
      expect(await addresses()).toContain(category)
      const moved = await shop.db.query<{ id: number }>(
        "update products p set taxon_id = (select min(id) from taxons where level = 2 and permalink <> $1) from taxons t where t.id = p.taxon_id and t.permalink = $1 returning p.id",
        [category],
      )
      expect(await addresses()).not.toContain(category)
      const tea = await exampleOf("categories")
      expect(await changes({ categories: [...without, tea] })).toEqual(["new tea"])
      expect(await shop.db.query("select from taxons where permalink = $1", [category])).toEqual([])
      expect(await changes({ categories })).toEqual([`new ${category}`, "gone tea"])
      await shop.db.query("update products set taxon_id = (select id from taxons where permalink = $1) where id = any ($2::int[])", [
        category,
        moved.map(({ id }) => id),
      ])
    })

    it("give the goods of a brand its vendor, whichever comes first, unless they have one of their own [E11] [E19]", async () => {
      const brands = (await itemsOf("brands")) as ReadonlyArray<BrandContent>
      const vendors = (await itemsOf("vendors")) as ReadonlyArray<VendorContent>
      const { id, brand, vendor, slug } = await product("not p.has_own_vendor")
      const others = vendors.filter(({ code }) => code !== vendor)
      const next = others[0]!.code
      const vendorOf = async () =>
        (await shop.db.query<{ vendor_code: string }>("select vendor_code from products where id = $1", [id]))[0]?.vendor_code
      const soldBy = (code: string) => brands.map((one) => (one.code === brand ? { ...one, vendor: code } : one))
      await put({ brands: soldBy(next) })
      expect(await vendorOf()).toBe(next)
      expect(await documentOf(slug)).toContain(next)
      await shop.db.query("update products set has_own_vendor = true where id = $1", [id])
      await put({ brands })
      expect(await vendorOf()).toBe(next)
      await shop.db.query("update products set has_own_vendor = false where id = $1", [id])
      await put({ brands: soldBy(next) })
      await put({ brands })
      expect(await vendorOf()).toBe(vendor)
    })

    it("show a brand with its logo and story, and find its goods by a new name [E11]", async () => {
      const brands = (await itemsOf("brands")) as ReadonlyArray<BrandContent>
      const vendors = await itemsOf("vendors")
      const example = (await exampleOf("brands")) as BrandContent
      expect(await refusal({ brands: [...brands, example] })).toMatch(/brands\.json:\d+: .*vendor: .*uran-dursgal/u)
      await put({ vendors: [...vendors, await exampleOf("vendors")], brands: [...brands, example] })
      expect(plain(await get(`brands/${example.code}`))).toMatchObject({
        name: "Дэлхий",
        logo: `/pictures/${example.picture}`,
        story: example.story?.mn,
        vendor_id: "uran-dursgal",
      })
      expect(await changes({ brands, vendors })).toEqual(["ended uran-dursgal", `gone ${example.code}`])
      expect(listOf((await get("vendors"))["vendors"]).map(({ slug }) => plain(slug))).not.toContain("uran-dursgal")
      const { slug, brand } = await product("true")
      const renamed = brands.map((one) => (one.code === brand ? { ...one, name: { mn: "Жимбүү" } } : one))
      expect(await changes({ brands: renamed })).toEqual([`changed ${brand}`])
      expect(await documentOf(slug)).toContain("Жимбүү")
      await put({ brands })
      expect(await changes({ brands: brands.filter(({ code }) => code !== brand) })).toEqual([`ended ${brand}`])
      expect(listOf((await get("brands"))["brands"]).map(({ code }) => plain(code))).toContain(brand)
      expect(await changes({ brands })).toEqual([`new ${brand}`])
      // The vendor of a brand that has gone with it is deleted by now.
      expect(await changes({ vendors: [...vendors, await exampleOf("vendors")] })).toEqual(["new uran-dursgal"])
      expect(await changes({ vendors })).toEqual(["gone uran-dursgal"])
    })

    it("call a property and an option as the shop does, on the page and in the index [E1] [E2]", async () => {
      // The demo labels what the example does.
      const labels = (await itemsOf("labels")).filter(({ key }) => key !== "warranty")
      await changes({ labels })
      const { id, slug } = await product(
        "not exists (select from jsonb_array_elements(p.properties) one where one ->> 'key' in ('season', 'warranty'))",
      )
      const labelsOf = async () => {
        const shown = await get(`products/${slug}`)
        const options = listOf(shown["variants"]).flatMap((variant) => listOf(variant["option_values"]))
        const labelled = [...listOf(shown["property_list"]), ...options]
        return Object.fromEntries(labelled.map(({ key, label }) => [String(plain(key)), plain(label)]))
      }
      await shop.db.query(
        `update products set properties = properties || '[{"key": "warranty", "mn": "2 жил"}, {"key": "season", "mn": "Өвөл"}]' where id = $1`,
        [id],
      )
      await shop.db.query(
        `update variants set options = '[{"key": "taste", "value": "sweet", "mn": "Амтат", "hex": null}]' where product_id = $1`,
        [id],
      )
      expect(await labelsOf()).toEqual(expect.objectContaining({ warranty: "warranty", taste: "taste", season: "Улирал" }))
      const own = [await exampleOf("labels"), { key: "taste", name: { mn: "Амт" } }, { key: "season", name: { mn: "Улирлын тохиромж" } }]
      expect(await changes({ labels: [...labels, ...own] })).toEqual(["new warranty", "new taste", "new season"])
      const named = { warranty: "Баталгаат хугацаа", taste: "Амт", season: "Улирлын тохиромж" }
      expect(await labelsOf()).toEqual(expect.objectContaining(named))
      for (const name of Object.values(named)) expect(await documentOf(slug)).toContain(name)
      expect(await changes({ labels })).toEqual(["gone season", "gone taste", "gone warranty"])
      expect(await labelsOf()).toEqual(expect.objectContaining({ warranty: "warranty", taste: "taste", season: "Улирал" }))
      expect(await documentOf(slug)).not.toContain("Баталгаат хугацаа")
    })

    it("show a vendor, and keep one with goods [E19]", async () => {
      const vendors = (await itemsOf("vendors")) as ReadonlyArray<VendorContent>
      const example = (await exampleOf("vendors")) as VendorContent
      expect(await refusal({ vendors: [...vendors, { ...example, id: "V01" }] })).toMatch(/vendors\.json:\d+: .*V01/u)
      expect(await changes({ vendors: [...vendors, example] })).toEqual(["new uran-dursgal"])
      expect(plain(await get("vendors/uran-dursgal"))).toMatchObject({ name: "Уран Дурсгал ХХК", phone: "70001130" })
      const { slug, vendor } = await product("true")
      const renamed = vendors.map((one) => (one.code === vendor ? { ...one, name: { mn: "Жимбүү ХХК" } } : one))
      expect(await changes({ vendors: renamed })).toEqual([`changed ${vendor}`, "gone uran-dursgal"])
      expect(await documentOf(slug)).toContain("Жимбүү ХХК")
      expect(await changes({ vendors: vendors.filter(({ code }) => code !== vendor) })).toEqual([`ended ${vendor}`])
      const id = vendors.find(({ code }) => code === vendor)?.id ?? vendor
      expect((await shop.call("GET", `/api/v2/vendors/${id}`)).status).toBe(200)
      // Its id is not free while its goods are shown under it.
      const others = vendors.filter(({ code }) => code !== vendor)
      expect(await refusal({ vendors: [...others, { ...example, id }] })).toMatch(new RegExp(`vendors\\.json:\\d+: .*${id}`, "u"))
      await put({ vendors })
      expect(await documentOf(slug)).not.toContain("Жимбүү ХХК")
      const [one, other, ...rest] = vendors
      const swapped = [{ ...one, id: other?.id ?? other?.code }, { ...other, id: one?.id ?? one?.code }, ...rest]
      expect(await changes({ vendors: swapped })).toEqual([`changed ${one?.code}`, `changed ${other?.code}`])
      await put({ vendors })
    })
  })

  describe(`an own shop with a catalogue of files on ${engine.name}`, () => {
    let shop: Trial
    beforeAll(async () => {
      shop = await Trial.begin(engine, { isDemo: false })
    }, 180_000)
    afterAll(() => shop.end())
    const { exampleOf, changes, importGoods } = contentSteps(() => shop)
    const get = async (path: string) => (await shop.call("GET", `/api/v2/${path}`)).body
    const names = ["vendors", "brands", "categories", "labels"] as const

    it("shows the examples before it has goods, and the goods under them then [E1] [E11] [E15] [E19]", async () => {
      const files = Object.fromEntries(await Promise.all(names.map(async (name) => [name, [await exampleOf(name)]] as const)))
      expect(await changes(files)).toEqual(["new uran-dursgal", "new delkhii", "new tea", "new warranty"])
      expect(listOf((await get("taxons/tree"))["taxons"]).map(plain)).toMatchObject([{ permalink: "tea", name: { mn: "Цай", en: "Tea" } }])
      expect(listOf((await get("brands"))["brands"]).map(plain)).toMatchObject([{ code: "delkhii", products: 0 }])
      await importGoods(
        "handle,title_mn,category,brand,sku,price,stock,properties\nshaazan-dankh,Шаазан данх,tea,delkhii,SD-1,90000,9,warranty=2 жил|2 years\n",
      )
      // Lists have goods with a picture only.
      const [stored] = await shop.db.query<{ id: number }>("update products set pictures = '{shaazan-dankh.tsagaan.front}' returning id")
      await indexProducts(shop.db, [stored!.id], instantOf(shop.now()))
      expect(await changes(files)).toEqual([])
      expect(listOf((await get("taxons/all"))["taxons"]).map(plain)).toMatchObject([{ permalink: "tea", products: 1 }])
      expect(plain(await get("brands/delkhii"))).toMatchObject({ name: "Дэлхий", products: 1, categories: [{ name: "Цай" }] })
      expect(plain(await get("vendors/uran-dursgal"))).toMatchObject({ name: "Уран Дурсгал ХХК", products: 1 })
      expect(listOf((await get("products/shaazan-dankh"))["property_list"]).map(plain)).toEqual([
        { key: "warranty", label: "Баталгаат хугацаа", value: "2 жил" },
      ])
    })
  })
}
