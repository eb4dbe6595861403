/** Orders paid by transfer, as the bank's statement file tells. */
import { describe, expect, it } from "vitest"
import { importStatement } from "#backend/payments/import-statement.ts"
import { openCases } from "#backend/payments/open-cases.ts"
import { statementLines } from "#backend/payments/statement-file.ts"
import { text, type Somebody } from "#tests/contract/support/test-backend.ts"
import { transferSettings, type ProviderTrial } from "./provider-trial.ts"

export const transferCalls = (trial: () => ProviderTrial): void => {
  const shop = () => trial().shop
  const payment = async (somebody: Somebody, number: string) =>
    (await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })).body
  const placed = async (methodId = 2) => {
    const somebody = await shop().somebody()
    const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
    await shop().place(somebody, number, methodId)
    return { somebody, number }
  }
  type Row = readonly [amount: string, description: string, journal?: string, currency?: string]
  const statement = async (...rows: ReadonlyArray<Row>) => {
    const lines = rows.map(
      ([amount, description, journal = `J${shop().unique()}`, currency = ""]) =>
        `2026-11-22;${amount};"${description}";${journal};${currency}`,
    )
    const file = ["Огноо;Орлого;Гүйлгээний утга;Журнал;Валют", ...lines].join("\r\n")
    const read = await statementLines(() => [Buffer.from(file)], transferSettings.statement)
    const imported = await shop().backend.operate((services) => importStatement(services, read, services.now()))
    return imported.map(({ outcome }) => outcome)
  }
  const casesOf = async (number: string) =>
    (await openCases(shop().db)).filter((one) => one.number === number).map(({ kind, amount }) => [kind, amount])

  describe("bank transfer", () => {
    it("shows at once to which account, and with which text", async () => {
      const { somebody, number } = await placed()
      expect((await payment(somebody, number))["bank_account"]).toEqual({
        bank: "Тэнгис банк",
        number: "MN0005000000001",
        name: "Цэлмэг ХХК",
        description: number,
      })
    })

    it("pays the order that its text names, once however often the statement is imported", async () => {
      const { somebody, number } = await placed()
      const row: Row = ["105,000.00", `Төлбөр ${number.toLowerCase()} Бат`, `J-${number}`]
      expect([await statement(row), await statement(row)]).toEqual([["taken"], ["known"]])
      expect((await payment(somebody, number))["status"]).toBe("paid")
      expect(await casesOf(number)).toEqual([])
    })

    it("of another sum, again, or after the order expired is for a person, who sends it back", async () => {
      const { somebody, number } = await placed()
      expect(await statement(["5000", number])).toEqual(["amount"])
      expect((await payment(somebody, number))["status"]).toBe("pending")
      expect(await statement(["105000", number], ["105000", number])).toEqual(["taken", "again"])
      const late = await placed()
      shop().wait(25 * 60)
      expect(await statement(["105 000", late.number])).toEqual(["late"])
      // The session has ended meanwhile.
      expect(await shop().db.query("select payment_state from orders where number = $1", [late.number])).toEqual([
        { payment_state: "refunded" },
      ])
      await shop().backend.tend()
      expect(await casesOf(number)).toEqual([
        ["refund by hand", 5000],
        ["refund by hand", 105_000],
      ])
      expect(await casesOf(late.number)).toEqual([["refund by hand", 105_000]])
    })

    it("that names no order, or two, is for a person", async () => {
      const [one, other] = [await placed(), await placed()]
      expect(
        await statement(
          ["105000", "Бараа"],
          ["105000", "R000000000"],
          ["105000", `${one.number} ${other.number}`],
          ["-105000", one.number],
          ["", one.number],
        ),
      ).toEqual(["unmatched", "unmatched", "unmatched"])
      expect((await payment(one.somebody, one.number))["status"]).toBe("pending")
    })

    it("whose number the bank has used for another sum or order is for a person, once", async () => {
      const [one, other] = [await placed(), await placed()]
      const journal = `J-${one.number}`
      const rows: ReadonlyArray<Row> = [
        ["105000", one.number, journal],
        ["70000", one.number, journal],
        ["105000", other.number, journal],
        ["20000", "Бараа", `U-${one.number}`],
        ["30000", "Бараа", `U-${one.number}`],
      ]
      expect(await statement(...rows)).toEqual(["taken", "unmatched", "unmatched", "unmatched", "unmatched"])
      expect(await statement(...rows)).toEqual(["known", "known", "known", "known", "known"])
      expect(await casesOf(one.number)).toEqual([["unmatched", 70_000]])
      expect(await casesOf(other.number)).toEqual([["unmatched", 105_000]])
    })

    it("in another currency pays nothing", async () => {
      const { somebody, number } = await placed()
      expect(await statement(["105000", number, undefined, "USD"])).toEqual(["currency"])
      expect((await payment(somebody, number))["status"]).toBe("pending")
    })

    it("pays an order whose shopper had chosen another method", async () => {
      const { somebody, number } = await placed(1)
      expect(await statement(["105000", number])).toEqual(["taken"])
      expect((await payment(somebody, number))["status"]).toBe("paid")
    })

    const begunRecharge = async (somebody: Somebody) =>
      (
        await shop().call("POST", "/api/v2/store_credits/recharge", {
          body: { amount: 50_000, payment_method_id: 2 },
          headers: somebody.headers,
        })
      ).body

    it("credits a recharge [S29c]", async () => {
      const somebody = await shop().somebody()
      const recharge = await begunRecharge(somebody)
      expect(recharge["payment"]?.["bank_account"]).toMatchObject({ description: text(recharge["number"]) })
      expect(await statement(["50000", text(recharge["number"])])).toEqual(["taken"])
      expect(await shop().balance(somebody.id, "money")).toBe(50_000)
    })

    it("of a fractional or foreign sum for a recharge credits nothing, and is for a person", async () => {
      const somebody = await shop().somebody()
      const number = text((await begunRecharge(somebody))["number"])
      expect(await statement(["49999.50", number], ["50000.25", number, undefined, "USD"])).toEqual(["amount", "currency"])
      expect(await shop().balance(somebody.id, "money")).toBe(0)
      expect(Object.fromEntries(await casesOf(number))).toEqual({ amount: 50_000, currency: 50_000 })
    })
  })
}
