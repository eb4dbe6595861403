/** Partners, gift cards, vouchers, promotions and the roulette of an own shop, by its files. W5, E18, E30, C15. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { refreshWords } from "#backend/search/indexing/words-rule.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { listOf, plain, text, Trial } from "#tests/contract/support/test-backend.ts"
import { givePartner, moneySteps } from "./money-steps.ts"

const productFile = [
  "handle,title_mn,title_en,category,sku,price,stock",
  "ayga,Шаазан аяга,China cup,home/kitchen,KH-1,12000,40",
  "khivs,Ноосон хивс,Wool rug,home/textile,KH-2,120000,40",
].join("\n")

export const describeOwnMoney = (engine: Engine): void => {
  describe(`an own shop on ${engine.name}`, () => {
    let trial: Trial
    const shop = () => trial
    const { get, post, administrator, exampleOf, put, refusal, importGoods, see, turn, known } = moneySteps(shop)
    beforeAll(async () => {
      trial = await Trial.begin(engine, { isDemo: false })
    }, 180_000)
    afterAll(() => trial.end())

    it("sells no gift card before it has goods", async () => {
      expect(await refusal({ "gift-cards": [await exampleOf("gift-cards")] })).toContain("gift-cards.json:2")
      await importGoods(productFile)
    })

    it("sells the gift card of its file, and finds it in no search", async () => {
      await put({ "gift-cards": [await exampleOf("gift-cards")] })
      const buyer = await shop().somebody()
      const sale = (await get(buyer, "gift_cards/offers")).body
      expect(plain(sale["card"])).toEqual({ title: "Gift card", text: "A gift card that is sent by e-mail.", image: null })
      const offers = listOf(sale["offers"])
      expect(offers.map((offer) => text(offer["amount"]))).toEqual(["20000.0", "50000.0", "100000.0"])
      const cart = await post(buyer, "gift_cards/add", { variant_id: plain(offers[1]?.["variant_id"]), email: "friend@example.mn" })
      expect(plain(cart.body["line_items"])).toMatchObject([{ product: { name: "Gift card", slug: "gift-card" }, price: "50000.0" }])
      await shop().db.query("update search_words_rule set version = 0")
      await refreshWords(shop().db, instantOf(shop().now()))
      const [card] = await shop().db.query<{ id: number }>("select id from products where slug = 'gift-card'")
      await shop().db.query("update products set pictures = '{card}' where slug = 'gift-card'")
      await indexProducts(shop().db, [card?.id ?? 0], instantOf(shop().now()))
      expect((await post(buyer, "products/gift-card/reviews", { rating: 5, comment: "" })).status).toBe(404)
      expect(await shop().db.query("select slug from search_entries order by slug")).toEqual([{ slug: "ayga" }, { slug: "khivs" }])
    })

    it("credits the voucher and the gift card of its files", async () => {
      await put({ vouchers: [await exampleOf("vouchers")], "gift-card-numbers": [await exampleOf("gift-card-numbers")] })
      const somebody = await shop().somebody()
      expect((await post(somebody, "vouchers/use", { code: "BAYAR-7Q4K" })).body).toMatchObject({
        value: "20000.0",
        name: "New Year voucher",
      })
      expect((await post(somebody, "gift_cards/redeem", { number: "GIFT-2026-7Q4K-98TR" })).body).toMatchObject({ balance: "50000.0" })
      expect([await shop().balance(somebody.id, "discount"), await shop().balance(somebody.id, "gift_card")]).toEqual([20_000, 50_000])
    })

    it("names the partner of its file in a wallet", async () => {
      await put({ partners: [await exampleOf("partners")] })
      const somebody = await shop().somebody()
      await givePartner(shop(), somebody, 7000)
      const shown = async () => (await get(somebody, "wallet")).body["parts"]?.[0]
      expect(await shown()).toMatchObject({ partner: "Altan Travel", minimum: "100000.0" })
      const { minimum: _, ...withoutMinimum } = await exampleOf("partners")
      await put({ partners: [{ ...withoutMinimum, minimum: 65_000 }] })
      expect(await shown()).toMatchObject({ minimum: "65000.0" })
      await put({ partners: [withoutMinimum] })
      expect(await shown()).toMatchObject({ minimum: null })
    })

    it("shows the promotions of its file with their goods in order, and turns the wheel for their prizes", async () => {
      const sale = {
        ...(await exampleOf("promotions")),
        starts: "2020-01-01",
        ends: "2999-12-31",
        code: "ZUN20",
        products: ["khivs", "ayga"],
      }
      const wheel = { ...sale, id: 2, kind: "wheel", name: { mn: "Хүрд", en: "Wheel" }, products: [] }
      await put({
        coupons: [{ code: "ZUN20", name: { mn: "Зун" }, percent: 20 }],
        promotions: [sale, wheel],
        prizes: [await exampleOf("prizes")],
      })
      expect((await get(null, "promotions")).body["promotions"]).toMatchObject([
        { name: "Winter clothes on sale", image: { src: "/pictures/emegtei-nooson-palito.ulaan.front" } },
        { name: "Wheel" },
      ])
      const { body } = await get(null, "promotions/1")
      expect(listOf(body["products"]).map(({ slug }) => text(slug))).toEqual(["khivs", "ayga"])
      expect([text(body["code"]), listOf(body["terms"]).length]).toEqual(["ZUN20", 2])
      const somebody = await known()
      const game = await see(somebody)
      expect(plain(game.body["prizes"])).toMatchObject([{ id: 1, name: "5,000₮ bonus", weight: 80, left: 1000 }])
      expect((await turn(somebody, game.body["commitment"])).body["draws"]?.[0]).toMatchObject({ prize_id: 1 })
      expect(await shop().balance(somebody.id, "bonus")).toBe(5000)
    })

    it("plays the roulette of its files", async () => {
      const admin = await administrator()
      const [place, prize] = [await exampleOf("roulette"), await exampleOf("roulette-prizes")]
      const operator = { name: "Б.Номин", login: admin.login.toUpperCase() }
      await put({ roulette: [{ ...place, operators: [operator] }], "roulette-prizes": [prize] })
      expect((await get(admin, "tmp_roulette/users/check_auth")).body["user"]).toMatchObject({ name: "Б.Номин" })
      expect((await post(admin, "tmp_roulette/numbers/roulette", { number: "A-10001" })).body).toMatchObject({ prize: prize["name"] })
      expect((await post(admin, "tmp_roulette/numbers/roulette", { number: "A-99999" })).status).toBe(404)
    })

    it("has each of its files twice without a change", async () => {
      for (const name of ["partners", "gift-cards", "gift-card-numbers", "vouchers", "promotions", "prizes", "roulette", "roulette-prizes"])
        expect([name, await put({ [name]: await moneySteps(shop).itemsOf(name) })]).toEqual([name, []])
    })

    it("is refused with the line of what it does not have", async () => {
      const sale = await exampleOf("promotions")
      const wrong = await refusal({ promotions: [{ ...sale, code: "NO-SUCH", products: ["ayga", "no-such-cup"] }] })
      expect(wrong).toMatch(/promotions\.json:\d+: 0\.code: дэлгүүрт NO-SUCH гэсэн купон алга/)
      expect(wrong).toMatch(/promotions\.json:\d+: 0\.products\.1: дэлгүүрт no-such-cup хаягтай бараа алга/)
      expect(await refusal({ promotions: [{ ...sale, starts: "2026-12-31", ends: "2026-12-01" }] })).toContain("эхлэхээсээ өмнө")
      expect(await refusal({ vouchers: [{ ...(await exampleOf("vouchers")), ends: "2026-02-30" }] })).toContain("0.ends")
      const twice = { name: "Зайсан", numbers: ["A-10001"] }
      expect(await refusal({ roulette: [await exampleOf("roulette"), twice] })).toContain("A-10001")
    })
  })
}
