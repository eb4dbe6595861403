/** Shop without any feature: no page of it names one. */
import { describe, expect, it } from "vitest"
import { bareSite, withConfiguredShop } from "../support/configured-shop.ts"

const bare = withConfiguredShop(bareSite)

/** Words by which a page would name a feature, in both languages. */
const featureWords: Readonly<Record<string, RegExp>> = {
  brands: /брэнд|brands?\b/iu,
  sales: /хямдрал|хямдарсан|\bsale\b|discount/iu,
  leases: /лизинг|\blease|instalment/iu,
  gifts: /бэлэгтэй|with a gift|бэлгийн карт|gift card/iu,
  wallet: /хэтэвч|wallet|бонус/iu,
  coupons: /купон|coupon|ваучер|voucher/iu,
  tickets: /тасалбар|e-?ticket/iu,
  travel: /зочид буудал|hotel/iu,
  promotions: /урамшуулал|promotion/iu,
  articles: /нийтлэл|\barticles?\b/iu,
}

/** Texts that name no feature: reviews of shoppers, and goods that go "back on sale" when nobody pays for them. */
const unrelated = /Хямдралаар авсан|back on sale/gu

describe("a shop without any feature", () => {
  it("names none on its pages, in its sitemaps or for programs, in both languages [P3]", async () => {
    /** Pages that are read of one kind, such as products: they have the same parts. */
    const pagesOfKind = 12
    const visited = new Map<string, number>()
    const kindOf = (address: string) =>
      address
        .replace(/^\/en(?=\/|$)/u, "")
        .split(/[/?]/u)
        .slice(0, 2)
        .join("/")
    const textOf = (html: string) =>
      html
        .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/gu, " ")
        .replaceAll(/<[^>]+>/gu, " ")
        .replaceAll(unrelated, " ")
    const queue = [
      "/",
      "/en",
      "/cart",
      "/en/cart",
      "/login",
      "/en/login",
      "/search?q=гутал",
      "/en/search?q=boots",
      "/llms.txt",
      "/sitemaps/pages.xml",
      "/media.rss",
    ]
    const seen = new Set(queue)
    const found: string[] = []
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const kind = kindOf(address)
      visited.set(kind, (visited.get(kind) ?? 0) + 1)
      if ((visited.get(kind) ?? 0) > pagesOfKind) continue
      const answer = await fetch(bare().url + address, { redirect: "manual" })
      const content = await answer.text()
      if (answer.status !== 200) found.push(`${address} has status ${answer.status}`)
      const text = textOf(content)
      for (const [feature, pattern] of Object.entries(featureWords)) {
        const word = pattern.exec(text)
        if (word !== null)
          found.push(`${address} names ${feature}: ${text.slice(Math.max(0, word.index - 40), word.index + 40).replaceAll(/\s+/gu, " ")}`)
      }
      for (const [, href = ""] of content.matchAll(/href="(\/[^"#]*)"/gu)) {
        const link = href.replaceAll("&amp;", "&")
        if (/^\/(?:assets|pictures|icons|api|oauth)\/|\.\w{2,11}(?:\?|$)/u.test(link) || seen.has(link)) continue
        seen.add(link)
        queue.push(link)
      }
    }
    expect(visited.size).toBeGreaterThan(15)
    expect(found).toEqual([])
  })
})
