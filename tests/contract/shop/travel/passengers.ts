/** Passengers of an account, and their names in stays. Contract C21, E26. */
import { describe, expect, it } from "vitest"
import { type Answer, listOf, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { travelSteps } from "./travel-steps.ts"

export const passengerCalls = (shop: () => Trial): void => {
  const { api, detail, populate, saveAddress, nights, addPassenger } = travelSteps(shop)
  const rename = (somebody: Somebody, id: number, first_name: string, gender = "female") =>
    api("PUT", `passengers/${id}`, somebody, { first_name, last_name: "Batbold", gender })

  /** A stay in the cart, in the hotel of the id, for two guests of these names. */
  const stayOf = async (somebody: Somebody, hotel: number, passengers: string): Promise<Answer> => {
    const [room] = listOf((await detail(hotel, 70, 72))["rooms"])
    return populate(somebody, room?.["variant_id"], { ...nights(70, 72), passengers })
  }
  const placeOrder = async (somebody: Somebody, number: string): Promise<void> => {
    await saveAddress(somebody, number)
    expect((await shop().place(somebody, number)).status).toBe(200)
  }
  const namesOnTickets = async ({ id }: Somebody) => {
    const tickets = await shop().db.query<{ guests: string }>("select guests from tickets where user_id = $1", [id])
    return tickets.map(({ guests }) => guests)
  }
  const lineTextIn = async (somebody: Somebody, path: string) => {
    const { body } = await api("GET", path, somebody)
    return text(listOf(body["line_items"] ?? body["order"]?.["line_items"])[0]?.["options_text"])
  }

  describe("passengers", () => {
    it("are saved with Latin names and a title by gender, for their owner alone [E26]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const add = (who: Somebody | null, first_name: string, gender = "female") =>
        api("POST", "passengers", who, { first_name, last_name: "Batbold", gender })
      expect((await add(null, "Nomin")).status).toBe(401)
      expect((await add(somebody, "Номин")).status).toBe(422)
      const { body } = await add(somebody, " nomin  erdene ")
      expect(listOf(body["passengers"])).toMatchObject([{ title: "MS", first_name: "NOMIN ERDENE", last_name: "BATBOLD" }])
      const id = Number(listOf(body["passengers"])[0]?.["id"])
      expect((await api("DELETE", `passengers/${id}`, other)).status).toBe(404)
      expect(listOf((await api("GET", "passengers", other)).body["passengers"])).toEqual([])
      expect((await api("DELETE", `passengers/${id}`, somebody)).body).toEqual({ passengers: [] })
    })

    it("are changed by their owner alone, to names that a passport can have [E26]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const saraa = { first_name: "Saraa", last_name: "Dorj", gender: "female" }
      const id = Number(listOf((await api("POST", "passengers", somebody, saraa)).body["passengers"])[0]?.["id"])
      const change = (who: Somebody | null, body: unknown, at: number | string = id) => api("PUT", `passengers/${at}`, who, body)
      expect((await change(null, saraa)).status).toBe(401)
      expect((await change(other, saraa)).status).toBe(404)
      expect((await change(somebody, saraa, "x")).status).toBe(404)
      expect((await change(somebody, { ...saraa, first_name: "Сараа" })).status).toBe(422)
      const { body } = await change(somebody, { first_name: "bold", last_name: "dorj", gender: "male" })
      expect(body).toEqual({ passengers: [{ id, title: "MR", first_name: "BOLD", last_name: "DORJ", gender: "male" }] })
      expect((await api("GET", "passengers", somebody)).body).toEqual(body)
    })
  })

  describe("a passenger of a stay", () => {
    it("is renamed in the cart and in the unpaid order, and keeps the name of the payment on the ticket [E26]", async () => {
      const somebody = await shop().somebody()
      const [nomin] = [await addPassenger(somebody, "Nomin"), await addPassenger(somebody, "Tuya")]
      const number = text((await stayOf(somebody, 3, "MS BATBOLD TUYA, MS BATBOLD NOMIN")).body["number"])
      await rename(somebody, nomin, "Nomin Erdene")
      expect(await lineTextIn(somebody, "orders/current")).toMatch(/, MS BATBOLD TUYA, MS BATBOLD NOMIN ERDENE$/)
      await placeOrder(somebody, number)
      await rename(somebody, nomin, "Anand", "male")
      expect(await lineTextIn(somebody, `orders/${number}`)).toMatch(/, MS BATBOLD TUYA, MR BATBOLD ANAND$/)
      await shop().bank(number, "pay")
      expect(await namesOnTickets(somebody)).toEqual(["MS BATBOLD TUYA, MR BATBOLD ANAND"])
      await rename(somebody, nomin, "Later")
      expect([await namesOnTickets(somebody), await lineTextIn(somebody, `orders/${number}`)]).toEqual([
        ["MS BATBOLD TUYA, MR BATBOLD ANAND"],
        expect.stringMatching(/, MR BATBOLD ANAND$/),
      ])
    })

    it("is not renamed in another user's stay, nor where another passenger has the old name [E26]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      await addPassenger(other, "Nomin")
      await stayOf(other, 4, "MS BATBOLD NOMIN")
      const [nomin] = [await addPassenger(somebody, "Nomin"), await addPassenger(somebody, "Nomin")]
      await stayOf(somebody, 4, "MS BATBOLD NOMIN")
      await rename(somebody, nomin, "Saraa")
      expect([await lineTextIn(somebody, "orders/current"), await lineTextIn(other, "orders/current")]).toEqual([
        expect.stringMatching(/NOMIN$/),
        expect.stringMatching(/NOMIN$/),
      ])
    })

    it("has one name on line and ticket when renaming and payment are concurrent [E26]", async () => {
      const somebody = await shop().somebody()
      const nomin = await addPassenger(somebody, "Nomin")
      const number = text((await stayOf(somebody, 5, "MS BATBOLD NOMIN")).body["number"])
      await placeOrder(somebody, number)
      await Promise.all([rename(somebody, nomin, "Saraa"), shop().bank(number, "pay")])
      const [guests] = await namesOnTickets(somebody)
      expect(["MS BATBOLD NOMIN", "MS BATBOLD SARAA"]).toContain(guests)
      expect(await lineTextIn(somebody, `orders/${number}`)).toContain(guests)
    })
  })
}
