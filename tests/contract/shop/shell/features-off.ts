/** Calls of features that the site has turned off: 403, and as before once they are on again. */
import { describe, expect, it } from "vitest"
import type { Flags } from "#domain/entities/shell/site.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

const calls: ReadonlyArray<readonly [keyof Flags, "GET" | "POST" | "PUT", string]> = [
  ["showBrand", "GET", "/api/v2/brands"],
  ["showBrand", "GET", "/api/v2/brands/nuurlan"],
  ["showGiftBadge", "GET", "/api/v2/badges/gift"],
  ["showSale", "GET", "/api/v2/badges/sale"],
  ["promotions", "GET", "/api/v2/promotions"],
  ["promotions", "GET", "/api/v2/promotions/1"],
  ["promotions", "GET", "/api/v2/promotions/lucky_wheel"],
  ["promotions", "GET", "/api/v2/promotions/jackpot"],
  ["promotions", "PUT", "/api/v2/promotions/lucky_wheel"],
  ["promotions", "PUT", "/api/v2/promotions/jackpot"],
  ["promotions", "GET", "/api/v2/tmp_roulette/users/check_auth"],
  ["articles", "GET", "/api/v2/articles"],
  ["articles", "GET", "/api/v2/articles/tags"],
  ["articles", "GET", "/api/v2/articles/1"],
  ["articles", "GET", "/api/v2/articles/mine"],
  ["articles", "POST", "/api/v2/articles"],
  ["articles", "PUT", "/api/v2/articles/1"],
  ["articles", "GET", "/api/v2/articles/1/comments"],
  ["articles", "POST", "/api/v2/articles/1/comments"],
  ["articles", "GET", "/api/v2/authors"],
  ["articles", "GET", "/api/v2/authors/1"],
  ["articles", "PUT", "/api/v2/authors/1/follow"],
  ["articles", "PUT", "/api/v2/authors/1/unfollow"],
  ["articles", "GET", "/api/v2/bookmarks"],
  ["articles", "POST", "/api/v2/bookmarks"],
]

const draw = { commitment: "0".repeat(64), nonce: "nonce-of-test" }
const bodies: Readonly<Record<string, object>> = {
  "/api/v2/promotions/lucky_wheel": draw,
  "/api/v2/promotions/jackpot": draw,
  "/api/v2/articles": { title: "", summary: "", body: { blocks: [] }, tags: [] },
  "/api/v2/articles/1": { state: "draft" },
  "/api/v2/articles/1/comments": { comment: "Сайн" },
  "/api/v2/bookmarks": { id: 1 },
}

export const featuresOff = (shop: () => Trial): void => {
  describe("a feature that the site has turned off", () => {
    it.each(calls)("%s: refuses %s %s [P3]", async (flag, method, path) => {
      const { headers } = await shop().somebody()
      const { flags } = shop().config.site
      const status = async () => (await shop().call(method, path, { headers, ...(method !== "GET" && { body: bodies[path] ?? {} }) })).status
      const was = flags[flag]
      Object.assign(flags, { [flag]: false })
      const off = await status()
      Object.assign(flags, { [flag]: true })
      const on = await status()
      Object.assign(flags, { [flag]: was })
      expect(off).toBe(403)
      expect(on).not.toBe(403)
    })

    it("leaves no badge of it in the list [P3] [C17]", async () => {
      const { flags } = shop().config.site
      Object.assign(flags, { showGiftBadge: false })
      const { body } = await shop().call("GET", "/api/v2/badges")
      Object.assign(flags, { showGiftBadge: true })
      expect(Object.values(body["badges"] ?? {}).map(({ code }) => code)).not.toContain("gift")
    })
  })
}
