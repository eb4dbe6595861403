/** Names of organizations, which a receipt for a company is made out to. */
import { describe, expect, it } from "vitest"
import type { Trial } from "#tests/contract/support/test-backend.ts"

export const organizationCalls = (shop: () => Trial): void => {
  describe("the name of an organization", () => {
    const lookUp = (number: string) => shop().call("GET", `/api/v2/organizations/${number}`, { headers: { "accept-language": "en" } })

    it("is that of the register, stored for a month [E4]", async () => {
      expect((await lookUp("6041238")).body).toEqual({ registry_number: "6041238", name: "Хангай Агаар ХХК" })
      expect((await lookUp("60%2041238")).body["registry_number"]).toBe("6041238")
      await shop().db.query("update organizations set name = 'Хангай Агаар групп' where registry_number = '6041238'")
      expect((await lookUp("6041238")).body["name"]).toBe("Хангай Агаар групп")
      await shop().db.query("update organizations set looked_up_at = looked_up_at - interval '31 days'")
      expect((await lookUp("6041238")).body["name"]).toBe("Хангай Агаар ХХК")
    })

    it("is missing for an unknown and for a short number [E4]", async () => {
      const unknown = await lookUp("7654321")
      expect([unknown.status, unknown.body["error"]]).toEqual([404, "No organization has this number"])
      expect((await lookUp("12")).status).toBe(404)
    })
  })
}
