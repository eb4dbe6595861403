/** Limits of what shoppers write: by person, and by the address that it comes from. */
import { describe, expect, it } from "vitest"
import sharp from "sharp"
import { plain, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

type Write = (somebody: Somebody, address: string) => Promise<number>

const article = { title: "Гэрийн талх", summary: "Өглөө", body: { blocks: [{ type: "paragraph", content: [{ text: "Гурил" }] }] }, tags: [], state: "draft" }

export const writtenLimits = (shop: () => Trial): void => {
  const post = (path: string, body: object): Write => async ({ headers }, address) => (await shop().call("POST", path, { headers, address, body })).status

  const articles = new Map<number, string>()
  const articleOf = async ({ id, headers }: Somebody): Promise<string> => {
    const known = articles.get(id) ?? String(plain((await shop().call("POST", "/api/v2/articles", { headers, body: article })).body["id"]))
    articles.set(id, known)
    return known
  }

  const pictureOfArticle: Write = async (somebody, address) => {
    const form = new FormData()
    form.append("image", new File([new Uint8Array(await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a72" } }).png().toBuffer())], "talkh.png", { type: "image/png" }))
    return (await shop().backend.fetch(new Request(`http://localhost/api/v2/articles/${await articleOf(somebody)}/upload_image`, { method: "POST", headers: somebody.headers, body: form }), { address })).status
  }

  const comment: Write = async (somebody, address) => {
    const [news] = await shop().db.query<{ id: number }>("select min(id) as id from articles where kind = 'news' and state = 'published'")
    return post(`/api/v2/news/${news?.id}/comments`, { comment: "Сайн" })(somebody, address)
  }

  /** The product is another each time: one suggestion of a product waits alone. */
  const offer = (path: string, wish: object): Write => async (somebody, address) => {
    const [row] = await shop().db.query<{ id: number }>("select product_id as id from variants where id = $1", [await shop().variant(5, 90_000)])
    await shop().db.query("update products set price = 90000, selling_price = 90000, sale_percent = 0 where id = $1", [row?.id])
    return post(path, { product_id: row?.id, contact: somebody.login, ...wish })(somebody, address)
  }

  const writes: Readonly<Record<string, Write>> = {
    "a review": post("/api/v2/products/5/reviews", { rating: 5, comment: "Сайн" }),
    "a comment": comment,
    "an article": post("/api/v2/articles", article),
    "a picture of an article": pictureOfArticle,
    "a price suggestion": offer("/api/v2/price_suggestions", { price: 60_000 }),
    "a quote": offer("/api/v2/quotes", { quantity: 5 }),
  }

  describe("what shoppers write", () => {
    it.each(Object.entries(writes))("%s is limited by person and by address", async (name, write) => {
      const [one, other] = [await shop().somebody(), await shop().somebody()]
      const at = (place: number) => `198.51.${100 + Object.keys(writes).indexOf(name)}.${place}`
      const spend = (key: string) => shop().db.query("update rate_limits set count = 1000000 where key like $1", [key])
      const written = await write(one, at(1))
      expect([200, 201]).toContain(written)
      await spend(`% of ${one.id}`)
      expect([await write(one, at(2)), await write(other, at(1))]).toEqual([429, written])
      await spend(`% from ${at(1)}`)
      const third = await shop().somebody()
      expect([await write(third, at(1)), await write(third, at(3))]).toEqual([429, written])
    })
  })
}
