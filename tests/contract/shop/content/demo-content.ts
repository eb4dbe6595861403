/** Content of the demo shop: enough of each kind, all of it in Mongolian. */
import { describe, expect, it } from "vitest"
import type { Trial } from "#tests/contract/support/test-backend.ts"

/** Rows that the demo shop began with; tests add their own. */
const counts = {
  articles: "articles where kind = 'article' and state = 'published' and user_id is null",
  news: "articles where kind = 'news' and state = 'published' and user_id is null",
  authors: "authors where user_id is null and exists (select from articles a where a.author_id = authors.id)",
  lookBooks: "look_books b where exists (select from look_book_hotspots h where h.look_book_id = b.id)",
  vendors: "vendors",
  stores: "stores",
  reviews: "reviews where user_id is null and review <> ''",
  picturedReviews: "reviews r where user_id is null and exists (select from review_pictures p where p.review_id = r.id)",
  mongolianReviews: "reviews where user_id is null and review ~ '[а-яөү]'",
  articlesNotInMongolian: `article_texts t join articles a on a.id = t.article_id and a.user_id is null
    where locale = 'mn' and (title !~ '[а-яөү]' or summary !~ '[а-яөү]' or body::text !~ '[а-яөү]')`,
  articlesWithoutMongolian:
    "articles a where user_id is null and not exists (select from article_texts t where t.article_id = a.id and t.locale = 'mn')",
} as const

export const demoContent = (shop: () => Trial): void => {
  describe("the demo shop", () => {
    it("has articles, vendors, stores and reviews, most of them in Mongolian [E20] [E21] [E12] [E19] [C24]", async () => {
      const all = Object.entries(counts).map(([name, rows]) => `(select count(*)::int from ${rows}) as "${name}"`)
      const [found] = await shop().db.query<Record<keyof typeof counts, number>>(`select ${all.join(", ")}`)
      expect(found).toMatchObject({
        articles: 12,
        news: 8,
        authors: 3,
        lookBooks: 6,
        vendors: 20,
        stores: 9,
        articlesNotInMongolian: 0,
        articlesWithoutMongolian: 0,
      })
      expect(found?.reviews).toBeGreaterThan(500)
      expect(found?.picturedReviews).toBeGreaterThanOrEqual(35)
      expect((found?.mongolianReviews ?? 0) / (found?.reviews ?? 1)).toBeGreaterThan(0.7)
    })
  })
}
