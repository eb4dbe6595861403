/** Site data: what every page of the storefront loads, and page views. */
import { describe, expect, it } from "vitest"
import { plain, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const siteDataCalls = (shop: () => Trial): void => {
  describe("site data", () => {
    it("contains the configuration, taxons, menus, presets, texts and notifications [C2] [E28]", async () => {
      const { body } = await shop().call("GET", "/api/v2/site_data")
      expect(body["configs"]).toMatchObject({ brand: "Цэлмэг", shipping_fee: "5000.0", flags: { show_voucher: true, show_compare: false } })
      expect(Object.keys(body["taxons"] ?? {})).toHaveLength(204)
      expect([body["menus"]?.[0]?.["children"]?.[0], body["presets"]?.[0]]).toMatchObject([
        { title: { mn: "Ноолуурын арчилгаа", en: "Caring for cashmere" }, url: "/media/c/nooluur" },
        { name: { mn: "100,000₮ хүртэлх бэлэг" } },
      ])
      expect([body["translation"]?.[0]?.["key"], body["notifications"]?.[0]?.["id"]]).toEqual(["footer.shop", 1])
      expect(body["zones"]).toBeNull()
    })

    it("contains the zones on request: 22 aimags with their parts [E16]", async () => {
      const { body } = await shop().call("GET", "/api/v2/site_data?load_zones=true")
      const zones = Object.values(body["zones"] ?? {})
      expect(zones.filter((zone) => plain(zone["level"]) === 1)).toHaveLength(22)
      expect(
        zones
          .filter((zone) => plain(zone["parent"]) === "1107")
          .map((zone) => zone["name"])
          .slice(0, 2),
      ).toEqual([
        { mn: "1-р хороо", en: "Khoroo 1" },
        { mn: "2-р хороо", en: "Khoroo 2" },
      ])
    })

    it("is cached by its ETag", async () => {
      const first = await shop().call("GET", "/api/v2/site_data")
      const cached = await shop().call("GET", "/api/v2/site_data", {
        headers: { "if-none-match": first.headers.get("etag") ?? "" },
      })
      expect(cached.status).toBe(304)
      expect(cached.headers.get("cache-control")).toContain("public")
    })

    it("omits what has not changed since it was fetched, also when a badge has changed last", async () => {
      const before = text((await shop().call("GET", "/api/v2/site_data")).body["fetched_at"])
      await shop().db.query(
        "update badges set updated_at = $1::timestamptz + interval '1 minute' where id = (select min(id) from badges)",
        [before],
      )
      const first = await shop().call("GET", "/api/v2/site_data")
      const since = encodeURIComponent(text(first.body["fetched_at"]))
      expect((await shop().call("GET", `/api/v2/site_data?last_fetch=${since}`)).body).toMatchObject({
        configs: null,
        taxons: null,
        badges: null,
      })
    })

    it("contains a collection that has changed since, and no other one", async () => {
      const first = await shop().call("GET", "/api/v2/site_data")
      const since = encodeURIComponent(text(first.body["fetched_at"]))
      const preset = { id: 7, name: { mn: "Шинэ" }, query: "sort=new" }
      await shop().db.query(
        "update site_texts set items = $2::jsonb, changed_at = $1::timestamptz + interval '1 minute' where name = 'presets'",
        [text(first.body["fetched_at"]), JSON.stringify([preset])],
      )
      expect((await shop().call("GET", `/api/v2/site_data?last_fetch=${since}`)).body).toMatchObject({
        configs: null,
        taxons: null,
        menus: null,
        translation: null,
        notifications: null,
        presets: [preset],
      })
    })

    it("is beside the lenders: the shop itself on its own terms", async () => {
      const { status, body, headers } = await shop().call("GET", "/api/v2/leases")
      expect(status).toBe(200)
      expect(body).toEqual({
        leases: [{ provider: "Цэлмэг ХХК", terms: [3, 6, 12, 18, 24], interest: 1.8, min: "120000.0", max: "1500000.0", note: "" }],
      })
      expect(headers.get("cache-control")).toContain("public")
    })

    it("is beside the taxons, with the same first level as a list and as a tree [C3] [E15]", async () => {
      const flat = Object.values((await shop().call("GET", "/api/v2/taxons/all")).body["taxons"] ?? {})
      const tree = Object.values((await shop().call("GET", "/api/v2/taxons/tree")).body["taxons"] ?? {})
      expect(tree.map((taxon) => taxon["permalink"])).toEqual(
        flat.filter((taxon) => plain(taxon["level"]) === 0).map((taxon) => taxon["permalink"]),
      )
    })
  })

  describe("page view", () => {
    it("is recorded with its measurements", async () => {
      const answer = await shop().call("POST", "/api/v2/page_views", {
        body: { path: "/cart", title: "Сагс", referrer: "", locale: "mn", vitals: { lcp: 120 } },
      })
      expect(answer.status).toBe(202)
      const rows = await shop().db.query<{ vitals: unknown }>("select vitals from page_views where path = '/cart'")
      expect(rows[0]?.vitals).toEqual({ lcp: 120 })
    })
  })
}
