/** Partners, codes, prizes and the roulette that people use and the files leave out. W5, E18, E30, C15. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Engine } from "#tests/contract/support/engines.ts"
import { listOf, plain, text, Trial, type Somebody } from "#tests/contract/support/test-backend.ts"
import { givePartner, moneySteps, spendPartner } from "./money-steps.ts"

export const describeMoneyInUse = (engine: Engine): void => {
  describe(`content in use on ${engine.name}`, () => {
    let trial: Trial
    const shop = () => trial
    const { get, post, administrator, itemsOf, put, changes, refusal, see, turn, known } = moneySteps(shop)
    beforeAll(async () => {
      trial = await Trial.begin(engine)
    }, 180_000)
    afterAll(() => trial.end())

    it("keeps a partner in the wallets that hold its money", async () => {
      const partners = await itemsOf("partners")
      const somebody = await shop().somebody()
      await givePartner(shop(), somebody, 7000)
      const others = partners.filter(({ id }) => id !== "altan-travel")
      expect(await changes({ partners: others })).toEqual(["ended altan-travel"])
      expect((await get(somebody, "wallet")).body).toMatchObject({ balance: "7000.0", parts: [{ partner: "Altan Travel" }] })
      await spendPartner(shop(), somebody, 7000)
      expect(plain((await get(somebody, "wallet")).body["parts"])).toEqual([])
      expect(await changes({ partners })).toEqual(["new altan-travel"])
      expect(plain((await get(somebody, "wallet")).body["parts"])).toHaveLength(1)
      const unused = { id: "shine", name: { mn: "Шинэ" }, minimum: 500 }
      await put({ partners: [...partners, unused] })
      expect(await changes({ partners })).toEqual(["gone shine"])
    })

    it.each([
      { name: "vouchers", key: "code", path: "vouchers/use", more: { name: { mn: "Ваучер" } } },
      { name: "gift-card-numbers", key: "number", path: "gift_cards/redeem", more: {} },
    ])("keeps used $name used, also once their user has left", async ({ name, key, path, more }) => {
      const before = await itemsOf(name)
      const code = `USED-${name.toUpperCase()}`
      const item = { [key]: code, amount: 3000, ...more }
      await put({ [name]: [...before, item] })
      const [one, other] = [await shop().somebody(), await shop().somebody()]
      const use = (somebody: Somebody) => post(somebody, path, { [key]: code })
      expect((await use(one)).status).toBe(200)
      expect(await put({ [name]: [...before, item] })).toEqual([])
      expect(await refusal({ [name]: [...before, { ...item, amount: 9000 }] })).toMatch(/\.amount: ашигласан тул дүн нь 3,?000/)
      expect(await changes({ [name]: before })).toEqual([`ended ${code}`])
      expect(await itemsOf(name)).toEqual(before)
      expect(await changes({ [name]: [...before, item] })).toEqual([`new ${code}`])
      expect((await use(other)).status).toBe(422)
      await shop().db.query("delete from users where id = $1", [one.id])
      expect(await put({ [name]: [...before, item] })).toEqual([])
      expect((await use(other)).status).toBe(422)
      await put({ [name]: before })
    })

    it("has only those codes in its files that are nobody's, and takes none from its owner", async () => {
      const somebody = await shop().somebody()
      await shop().db.query("insert into vouchers (code, name, value, owner_id) values ('OWNED-1', '{\"mn\": \"Бэлэг\"}', 1000, $1)", [
        somebody.id,
      ])
      await shop().db.query("insert into gift_cards (number, amount, owner_id) values ('WON-1', 1000, $1)", [somebody.id])
      await shop().db.query("insert into gift_cards (number, amount, line_id, copy) values ('BOUGHT-1', 1000, 1, 99)")
      const [vouchers, cards] = [await itemsOf("vouchers"), await itemsOf("gift-card-numbers")]
      expect(cards.map(({ number }) => number)).toEqual(["GIFT-2025-0009", "GIFT-2026-0001", "GIFT-2026-0002"])
      expect(vouchers.map(({ code }) => code)).not.toContain("OWNED-1")
      expect(await refusal({ vouchers: [...vouchers, { code: "OWNED-1", name: { mn: "Миний" }, amount: 9000 }] })).toContain("OWNED-1")
      expect(await refusal({ "gift-card-numbers": [...cards, { number: "WON-1", amount: 9000 }] })).toContain("WON-1")
      expect(await refusal({ "gift-card-numbers": [...cards, { number: "BOUGHT-1", amount: 9000 }] })).toContain("BOUGHT-1")
    })

    it("issues the card of an amount that is sold no more once its order is paid", async () => {
      const [before] = await itemsOf("gift-cards")
      const offers = async (somebody: Somebody) => listOf((await get(somebody, "gift_cards/offers")).body["offers"])
      const buyer = await shop().somebody()
      const offer = (await offers(buyer)).find(({ amount }) => text(amount) === "50000.0")
      const number = await shop().checkedOut(buyer, await shop().variant(5, 30_000))
      const add = (somebody: Somebody) =>
        post(somebody, "gift_cards/add", { variant_id: plain(offer?.["variant_id"]), email: "friend50@example.mn" })
      expect((await add(buyer)).status).toBe(200)
      expect((await shop().place(buyer, number)).status).toBe(200)
      await put({ "gift-cards": [{ ...before, title: { mn: "Шинэ карт", en: "New card" }, amounts: [20_000, 70_000] }] })
      expect((await offers(buyer)).map(({ amount }) => text(amount))).toEqual(["20000.0", "70000.0"])
      expect((await add(await shop().somebody())).status).toBe(422)
      await shop().bank(number, "pay")
      expect(await shop().db.query("select amount from gift_cards where sent_to = 'friend50@example.mn'")).toEqual([{ amount: 50_000 }])
      await put({ "gift-cards": [before] })
      expect((await offers(buyer)).find(({ amount }) => text(amount) === "50000.0")).toEqual(offer)
      expect(await changes({ "gift-cards": [] })).toEqual(["ended gift-card"])
      expect(await offers(buyer)).toEqual([])
      await put({ "gift-cards": [before] })
    })

    it("ends a jackpot whose tickets people have", async () => {
      const promotions = await itemsOf("promotions")
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(3))
      await shop().bank(number, "pay")
      const tickets = async () => plain((await see(somebody, "jackpot")).body["tickets"])
      expect(await tickets()).toMatchObject([{ order: number }])
      shop().wait(1)
      expect(await changes({ promotions: promotions.filter(({ id }) => id !== 3 && id !== 4) })).toEqual(["ended 3", "gone 4"])
      expect(await tickets()).toMatchObject([{ order: number }])
      await put({ promotions })
    })

    it("counts won prizes, and does not refill them by applying", async () => {
      const prizes = await itemsOf("prizes")
      const one = { id: 50, game: "lucky_wheel", kind: "bonus", name: { mn: "Ганц" }, amount: 1000, weight: 1, quantity: 2 }
      const other = { ...one, id: 51, name: { mn: "Өөр" } }
      const jackpots = prizes.filter(({ game }) => game === "jackpot")
      await put({ prizes: [one, ...jackpots] })
      const left = async () => listOf((await see(null)).body["prizes"]).map((prize) => [plain(prize["id"]), plain(prize["left"])])
      const winner = await known()
      expect((await turn(winner, (await see(winner)).body["commitment"])).status).toBe(200)
      expect(await put({ prizes: [one, ...jackpots] })).toEqual([])
      expect(await left()).toEqual([[50, 1]])
      await put({ prizes: [{ ...one, quantity: 4 }, ...jackpots] })
      expect(await left()).toEqual([[50, 3]])
      const { quantity: _, ...endless } = one
      await put({ prizes: [endless, ...jackpots] })
      await put({ prizes: [{ ...one, quantity: 4 }, ...jackpots] })
      expect(await left()).toEqual([[50, 3]])
      expect(await refusal({ prizes: [{ ...one, amount: 2000 }, ...jackpots] })).toContain("prizes.json:3: 0.id")
      expect(await refusal({ prizes: [{ ...one, quantity: 0 }, ...jackpots] })).toContain("0.quantity")
      await put({ prizes: [other, one, ...jackpots] })
      expect(await left()).toEqual([
        [51, 2],
        [50, 1],
      ])
      expect(await changes({ prizes: [one, other, ...jackpots] })).toEqual(["changed "])
      expect(await changes({ prizes: [other, ...jackpots] })).toEqual(["ended 50"])
      expect(await left()).toEqual([[51, 2]])
      expect((await see(winner)).body["draws"]?.[0]).toMatchObject({ prize: "Ганц" })
      await shop().db.query("delete from users where id = $1", [winner.id])
      await put({ prizes: [one, ...jackpots] })
      expect(await left()).toEqual([[50, 1]])
      await put({ prizes })
    })

    it("stops a place of the roulette where something was played, and keeps what was won", async () => {
      const [places, prizes] = [await itemsOf("roulette"), await itemsOf("roulette-prizes")]
      const admin = await administrator()
      const play = (number: string) => post(admin, "tmp_roulette/numbers/roulette", { number })
      const place = { name: "Тэрэлж", operators: [{ name: "Номин", login: admin.login }], numbers: ["T-00001", "T-00002", "T-00003"] }
      const [cup, socks] = [
        { name: "Тэрэлжийн аяга", quantity: 3, weight: 1 },
        { name: "Тэрэлжийн оймс", quantity: 3, weight: 1 },
      ]
      await put({ roulette: [...places, place], "roulette-prizes": [cup] })
      expect((await play("T-00001")).body).toMatchObject({ prize: cup.name })
      expect(await put({ roulette: [...places, place], "roulette-prizes": [cup] })).toEqual([])
      expect(await refusal({ "roulette-prizes": [{ ...cup, quantity: 0 }] })).toContain("0.quantity")
      expect(await changes({ "roulette-prizes": [socks] })).toEqual([`new ${socks.name}`, `ended ${cup.name}`])
      expect((await play("T-00002")).body).toMatchObject({ prize: socks.name })
      expect(await changes({ roulette: [...places, { ...place, operators: [], numbers: ["T-00003"] }] })).toEqual([`changed ${place.name}`])
      expect((await get(admin, "tmp_roulette/users/check_auth")).body["user"]).toBeNull()
      expect((await play("T-00001")).body).toMatchObject({ prize: cup.name })
      expect(await changes({ roulette: places })).toEqual([`ended ${place.name}`])
      expect((await play("T-00003")).status).toBe(404)
      expect((await get(admin, "tmp_roulette/locations?q=Тэрэлж")).body["locations"]).toMatchObject([{ active: false }])
      await put({ roulette: [...places, place] })
      expect((await get(admin, "tmp_roulette/locations?q=Тэрэлж")).body["locations"]).toMatchObject([{ active: true }])
      expect((await play("T-00003")).status).toBe(200)
      await put({ roulette: places, "roulette-prizes": prizes })
    })
  })
}
