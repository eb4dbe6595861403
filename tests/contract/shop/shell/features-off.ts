/** Features that are off: shown by no response, and as before once their flags are on again. P3. */
import { describe, expect, it } from "vitest"
import { createSearch } from "#adapters/search/search.ts"
import { choiceFacets } from "#domain/entities/catalogue/facet.ts"
import { emptyListingQuery, readListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import { guest } from "#tests/contract/search/trial.ts"
import { text, type Trial } from "#tests/contract/support/test-backend.ts"
import { applyCoupon, payFromWallet } from "../cart/checkout-steps.ts"
import { withFlags } from "./flag-steps.ts"

type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }
type Facts = Readonly<Record<string, Json>>

/** Objects in a JSON value, at any depth. */
const objectsIn = (value: Json): ReadonlyArray<Facts> => {
  if (value === null || typeof value !== "object") return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Facts, ...inner]
}

const isOneOf = (value: Json | undefined, ...allowed: ReadonlyArray<Json | undefined>): boolean =>
  allowed.some((known) => JSON.stringify(known) === JSON.stringify(value))

const hasAdjustment = (adjustments: Json | undefined, wanted: string): boolean =>
  Array.isArray(adjustments) && objectsIn(adjustments).some(({ kind }) => kind === wanted)

/** Whether an object of a response shows a feature, by its flag. */
const traces: Readonly<Partial<Record<keyof Flags, (facts: Facts) => boolean>>> = {
  showBrand: ({ brand, brands }) => !isOneOf(brand, undefined, null, "") || !isOneOf(brands, undefined, []),
  showSale: (facts) =>
    (facts["selling_price"] !== undefined && Number(facts["price"]) !== Number(facts["selling_price"])) ||
    (facts["list_price"] !== undefined && Number(facts["list_price"]) !== Number(facts["price"])) ||
    !isOneOf(facts["list_total"], undefined, facts["item_total"]) ||
    !isOneOf(facts["sale_percent"], undefined, 0) ||
    !isOneOf(facts["sale_expire_at"], undefined, null) ||
    (Array.isArray(facts["badges"]) && facts["badges"].includes("sale")),
  showGiftBadge: ({ badges }) => Array.isArray(badges) && badges.includes("gift"),
  coupon: ({ coupon_codes: codes, adjustments }) => !isOneOf(codes, undefined, []) || hasAdjustment(adjustments, "coupon"),
  wallet: ({ wallet, earns, adjustments }) =>
    !isOneOf(wallet, undefined, null) || !isOneOf(earns, undefined, null) || hasAdjustment(adjustments, "wallet"),
}

export const featuresOff = (shop: () => Trial): void => {
  describe("features that are off", () => {
    const storefront = createSearch({
      fetch: async (input, init) => shop().backend.fetch(new Request(input, init), { address: "127.0.0.1" }),
      origin: "http://shop.test",
      locale: "mn",
      backoff: () => 0,
    })
    const listing = (query: object = {}) => storefront.listing({ ...emptyListingQuery, ...query })

    /** Responses in which the feature would show, for a shopper whose cart has a reduced product, a coupon and wallet money. */
    const responsesFor = async (flag: keyof Flags): Promise<() => Promise<ReadonlyArray<readonly [string, Json]>>> => {
      const { db } = shop()
      const somebody = await shop().somebody()
      const [reduced] = await db.query<{ id: number; product_id: number; slug: string; vendor: string }>(
        `select v.id, p.id as product_id, p.slug, (select s.id from vendors s where s.code = p.vendor_code) as vendor
         from variants v join products p on p.id = v.product_id
         where v.price > v.selling_price and v.selling_price > 50000 and p.sale_percent > 0 and v.on_hand > 2
           and (p.sale_start_at is null or p.sale_start_at < now())
           and (p.sale_expire_at is null or p.sale_expire_at > now() + interval '1 day')
         order by v.id limit 1`,
      )
      if (reduced === undefined) throw new Error("no product is reduced")
      await shop().give(somebody.id, "money", 50_000)
      const cart = await shop().add(reduced.id, 1, somebody.headers)
      const number = text(cart.body["number"])
      await db.query('insert into coupons (code, name, percent, minimum) values ($1, \'{"mn": "Туршилт", "en": "Trial"}\', 10, 0)', [
        `OFF${number}`,
      ])
      await applyCoupon(shop(), somebody, number, `OFF${number}`)
      await payFromWallet(shop(), somebody, number, 10_000, "money")
      const paths = [
        `/api/v2/products/${reduced.slug}`,
        `/api/v2/products?ids=${reduced.product_id}`,
        `/api/v2/compatibility_build/${reduced.slug}`,
        "/api/v2/vendors",
        `/api/v2/vendors/${reduced.vendor}`,
        "/api/v2/badges",
        "/api/v2/orders/current",
        "/api/v2/look_books",
        ...(flag === "promotions" ? [] : ["/api/v2/promotions/1"]),
      ]
      const get = async (path: string) => {
        const { status, body } = await shop().call("GET", path, { headers: somebody.headers })
        expect([path, status]).toEqual([path, 200])
        return [path, body] as const
      }
      return async () => {
        const allProducts = { size: 100, query: { match_all: {} }, sort: [{ id: "asc" }] }
        const search = await shop().call("POST", "/search-service/products/_search", { headers: guest, body: allProducts })
        return [...(await Promise.all(paths.map(get))), ["search", search.body]]
      }
    }

    it.each(Object.entries(traces))("%s: show in no response, and in some once on [P3]", async (flag, isTrace) => {
      const responses = await responsesFor(flag as keyof Flags)
      const shown = (all: ReadonlyArray<readonly [string, Json]>) =>
        all.flatMap(([path, json]) => (objectsIn(json).some(isTrace) ? [path] : []))
      expect(shown(await responses()).length).toBeGreaterThan(0)
      expect(shown(await withFlags(shop(), { [flag]: false }, responses))).toEqual([])
    })

    it("neither narrow, count nor suggest in a search [P3] [S9]", async () => {
      const { facets } = await listing()
      const [brand] = facets.brands
      const [gift] = facets.gifts
      if (brand === undefined || gift === undefined) throw new Error("the shop has neither brands nor gifts")
      await withFlags(shop(), { showBrand: false, showSale: false, showGiftBadge: false }, async () => {
        const off = (await listing()).facets
        expect({ brands: off.brands, gifts: off.gifts, onSale: off.onSale }).toEqual({ brands: [], gifts: [], onSale: 0 })
        for (const { list } of choiceFacets)
          if (list !== "brands" && list !== "gifts") expect([list, off[list]]).toEqual([list, facets[list]])
        const saleQueries = [{ onSale: true }, readListingQuery(null, "", "sale"), readListingQuery(null, "", "deals")]
        for (const query of [{ brands: [brand.key] }, { gifts: [gift.key] }, ...saleQueries]) {
          expect((await listing(query)).total).toBe(0)
        }
        const { brands, phrases } = await storefront.suggestions(brand.label)
        expect({ brands, phrases: phrases.filter((phrase) => phrase === brand.label) }).toEqual({ brands: [], phrases: [] })
      })
      expect((await listing()).facets.brands).toEqual(facets.brands)
    })

    it("take nothing off an order: neither a coupon nor wallet money of an earlier cart [P3] [W2]", async () => {
      const responses = await responsesFor("coupon")
      const totals = async () => Object.fromEntries(await responses())["/api/v2/orders/current"] as Facts
      const before = await totals()
      const after = await withFlags(shop(), { coupon: false, wallet: false }, totals)
      expect(Number(after["total"])).toBe(Number(after["item_total"]) + Number(after["ship_total"]))
      expect(Number(before["total"])).toBeLessThan(Number(after["total"]))
    })
  })
}
