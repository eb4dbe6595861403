/** Calls by which shoppers write, by name; each is limited by person and by address. */
import sharp from "sharp"
import { plain, type Answer, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

type Headers = Readonly<Record<string, string>>
export type Write = (somebody: Somebody, address: string, headers?: Headers) => Promise<Pick<Answer, "status" | "headers">>

const article = {
  title: "Гэрийн талх",
  summary: "Өглөө",
  body: { blocks: [{ type: "paragraph", content: [{ text: "Гурил" }] }] },
  tags: [],
  state: "draft",
}

export const writesOf = (shop: () => Trial) => {
  const post =
    (path: string, body: object): Write =>
    ({ headers: own }, address, headers = {}) =>
      shop().call("POST", path, { headers: { ...own, ...headers }, address, body })

  /** Id of a draft of each person, for pictures. */
  const articles = new Map<number, string>()
  const articleOf = async ({ id, headers }: Somebody): Promise<string> => {
    const known = articles.get(id)
    if (known !== undefined) return known
    const { body } = await shop().call("POST", "/api/v2/articles", { headers, body: article })
    const created = String(plain(body["id"]))
    articles.set(id, created)
    return created
  }

  const pictureOfArticle: Write = async (somebody, address, headers = {}) => {
    const form = new FormData()
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a72" } })
      .png()
      .toBuffer()
    form.append("image", new File([new Uint8Array(png)], "talkh.png", { type: "image/png" }))
    const url = `http://localhost/api/v2/articles/${await articleOf(somebody)}/upload_image`
    const request = new Request(url, { method: "POST", headers: { ...somebody.headers, ...headers }, body: form })
    return shop().backend.fetch(request, { address })
  }

  const comment: Write = async (somebody, ...rest) => {
    const [news] = await shop().db.query<{ id: number }>("select min(id) as id from articles where kind = 'news' and state = 'published'")
    return post(`/api/v2/news/${news?.id}/comments`, { comment: "Сайн" })(somebody, ...rest)
  }

  /** Each offer is about another product, since a product has one open suggestion at a time. */
  const offer =
    (path: string, wish: object): Write =>
    async (somebody, ...rest) => {
      const [row] = await shop().db.query<{ id: number }>("select product_id as id from variants where id = $1", [
        await shop().variant(5, 90_000),
      ])
      await shop().priceProduct(row?.id ?? 0, 90_000)
      return post(path, { product_id: row?.id, contact: somebody.login, ...wish })(somebody, ...rest)
    }

  return {
    "a review": post("/api/v2/products/5/reviews", { rating: 5, comment: "Сайн" }),
    "a comment": comment,
    "an article": post("/api/v2/articles", article),
    "a picture of an article": pictureOfArticle,
    "a price suggestion": offer("/api/v2/price_suggestions", { price: 60_000 }),
    "a quote": offer("/api/v2/quotes", { quantity: 5 }),
  } as const satisfies Readonly<Record<string, Write>>
}
