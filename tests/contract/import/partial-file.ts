/** Files in our own format with some of the columns: what they leave out stays as it is. */
import { expect, it } from "vitest"
import { listedRows } from "#backend/search/indexing/listed-rows.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import type { ImportSteps } from "./import-steps.ts"

export const partialFileOf = (shop: () => Trial, { options, take, takeWith, tryOut, product, variants }: ImportSteps): void => {
  const isListed = async (slug: string) => (await product(slug))?.["listed"]

  it("names the products that no list shows, and what they lack, before and after they are written [V3]", async () => {
    const lines = [
      "handle,title_mn,category,price,stock,sku,pictures,listed,option1_name,option1_mn",
      "seen,Харагдах,women,1000,3,UL-1,sock.png,yes,Хэмжээ,36",
      "seen,,,1000,0,UL-2,,,Хэмжээ,37",
      "no-picture,Зураггүй,women,1000,3,UL-3,,yes,,",
      "nothing-left,Дууссан,women,1000,0,UL-4,sock.png,yes,,",
      "off-sale,Авсан,women,1000,0,UL-5,,no,,",
    ]
    const unlisted = { picture: new Set(["no-picture"]), stock: new Set(["nothing-left"]) }
    expect(await tryOut(...lines)).toMatchObject({ unlisted })
    expect(await take(...lines)).toMatchObject({ wrong: [], isWritten: true, unlisted })
    const shown = await shop().db.query(
      `select p.slug from search_entries e join products p on p.id = e.product_id where ${listedRows("$2")} and p.slug = any ($1::text[])`,
      [["seen", "no-picture", "nothing-left", "off-sale"], new Date().toISOString()],
    )
    expect(shown).toEqual([{ slug: "seen" }])
    // A price list that brings stock back, without a word about pictures.
    expect(await take("sku,stock", "UL-4,2", "UL-3,5")).toMatchObject({ unlisted: { picture: new Set(["no-picture"]), stock: new Set() } })
  })

  it("takes a product off sale, and back, by the column listed [I3]", async () => {
    await take("handle,title_mn,category,price,stock,sku,pictures", "taken-off,Авсан,women,1000,3,TO-1,sock.png")
    expect(await take("handle,listed", "taken-off,үгүй")).toMatchObject({ wrong: [], changed: 1 })
    expect(await isListed("taken-off")).toBe(false)
    expect(await take("handle,title_mn", "taken-off,Авсан бараа")).toMatchObject({ changed: 1 })
    expect(await isListed("taken-off")).toBe(false)
    expect(await take("handle,listed", "taken-off,yes")).toMatchObject({ changed: 1 })
    expect((await shop().call("GET", "/api/v2/products/taken-off")).status).toBe(200)
  })

  it("shows a product that it takes off sale as sold out in a cart that has it [I3]", async () => {
    await take("handle,title_mn,category,price,stock,sku,pictures", "in-a-cart,Сагсан дахь,women,1000,3,IC-1,sock.png")
    const somebody = await shop().somebody()
    const [variant] = await shop().db.query<{ id: number }>("select id from variants where sku = 'IC-1'")
    const number = await shop().checkedOut(somebody, variant?.id ?? 0)
    await take("handle,listed", "in-a-cart,үгүй")
    const order = await shop().call("GET", `/api/v2/orders/${number}`, { headers: somebody.headers })
    expect(JSON.stringify(order.body)).toContain('"total_on_hand":0')
  })

  it("gives a product its price in the stores and its own cashback, and takes them away again [I3] [W6]", async () => {
    const heads = "handle,title_mn,category,price,stock,sku,store_price,cashback"
    const page = async () => (await shop().call("GET", "/api/v2/products/two-prices")).body
    expect(await take(heads, "two-prices,Хоёр үнэтэй,women,1000,3,TP-1,1 200₮,3 %")).toMatchObject({ wrong: [], created: 1 })
    expect(await page()).toMatchObject({ store_price: "1200.0", return_per_mille: 30 })
    expect(await take("Код,Бонус %,Дэлгүүрийн үнэ", "TP-1,2,")).toMatchObject({ wrong: [], changed: 1 })
    expect(await page()).toMatchObject({ store_price: "1200.0", return_per_mille: 20 })
    expect(await take("handle,store_price,cashback", "two-prices,,")).toMatchObject({ wrong: [], changed: 1 })
    expect(await page()).toMatchObject({ store_price: null, return_per_mille: null })
    expect(await take("handle,store_price,cashback", "two-prices,0,5")).toMatchObject({
      wrong: [
        { line: 2, column: "store_price", reason: { key: "import.priceOfZero" } },
        { line: 2, column: "cashback", reason: { key: "import.noRate", values: { cell: "5", rates: "1, 2, 3" } } },
      ],
    })
    const own = takeWith({ ...options, cashbackRates: [0, 5, 50] })
    expect(await own("handle,cashback", "two-prices,5")).toMatchObject({ wrong: [], changed: 1 })
    expect(await page()).toMatchObject({ return_per_mille: 50 })
    expect(await own("handle,cashback", "two-prices,3")).toMatchObject({ wrong: [{ reason: { values: { rates: "0, 0.5, 5" } } }] })
  })

  it("gives a product its weight in grams, and takes it away again [I3] [W9]", async () => {
    const weight = async () => (await shop().call("GET", "/api/v2/products/heavy")).body["weight_g"]
    expect(await take("handle,title_mn,category,price,sku,weight", "heavy,Хүнд,women,1000,HV-1,1.5 кг")).toMatchObject({ created: 1 })
    expect(await weight()).toBe(1500)
    expect(await take('Код,"Жин, г"', "HV-1,700")).toMatchObject({ wrong: [], changed: 1 })
    expect(await take('Код,"Жин, г"', "HV-1,")).toMatchObject({ wrong: [], changed: 0 })
    expect(await weight()).toBe(700)
    expect(await take("handle,weight", "heavy,")).toMatchObject({ wrong: [], changed: 1 })
    expect(await weight()).toBeNull()
    for (const cell of ["0", "хүнд", "1.5", "2 л", "1001 кг"])
      expect(await take("handle,weight", `heavy,${cell}`)).toMatchObject({ wrong: [{ reason: { key: "import.noWeight" } }] })
  })

  it("is refused with a price before the sale that is below the stored price [I3]", async () => {
    await take("handle,title_mn,category,price,stock,sku", "dearer,Үнэтэй,women,9000,3,DR-1")
    const wrong = await take("sku,list_price", "DR-1,8000")
    const reason = { key: "import.aboveListPrice", values: { price: 9000, listPrice: 8000 } }
    expect(wrong).toMatchObject({ wrong: [{ line: 2, column: "list_price", reason }] })
    expect(await take("sku,list_price", "DR-1,10000")).toMatchObject({ changed: 1, wrong: [] })
  })

  it("is refused where the column listed says neither yes nor no [I3]", async () => {
    await take("handle,title_mn,category,price,stock,sku", "neither-nor,Тодорхойгүй,women,1000,3,NN-1")
    expect(await take("handle,listed", "neither-nor,maybe")).toMatchObject({
      wrong: [{ line: 2, column: "listed", reason: { key: "import.neitherYesNorNo", values: { cell: "maybe" } } }],
    })
  })

  it("without a SKU changes the only variant of a product, and adds no second one [I3]", async () => {
    await take("handle,title_mn,category,price,stock,sku", "one-variant,Нэг,women,1000,3,OV-1")
    expect(await take("handle,title_mn", "one-variant,Нэг бараа")).toMatchObject({ changed: 1 })
    expect(await take("handle,price", "one-variant,900")).toMatchObject({ changed: 1 })
    expect(await variants("one-variant")).toMatchObject([{ sku: "OV-1", selling_price: 900, on_hand: 3 }])
  })
}
