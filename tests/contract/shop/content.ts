/** Calls of content: pages of information, contact form. */
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/test-backend.ts"

export const contentCalls = (shop: () => Trial): void => {
  describe("pages of information", () => {
    it.each(["delivery", "returns", "privacy", "terms"])("say the shop's own figures: %s [F26] [E14]", async (slug) => {
      for (const locale of ["mn", "en"]) {
        const { status, body } = await shop().call("GET", `/api/v2/pages/${slug}`, { headers: { "accept-language": locale } })
        expect(status).toBe(200)
        expect(JSON.stringify(body)).not.toMatch(/\{\w+\}/)
        expect(/[А-Яа-яӨөҮү]/.test(String(plain(body["title"])))).toBe(locale === "mn")
      }
    })

    it("are missing for an unknown slug", async () => {
      expect((await shop().call("GET", "/api/v2/pages/nothing")).status).toBe(404)
    })
  })

  describe("the contact form", () => {
    const message = { name: "Номин\r\nBcc: x", contact: "99112233", topic: "return", text: "Цамц таарсангүй, яаж буцаах вэ?" }

    it("reaches the merchant by mail [C18]", async () => {
      expect((await shop().call("POST", "/api/v2/contact_forms", { body: message })).status).toBe(202)
      const [mail] = await shop().db.query<{ subject: string; text: string }>("select subject, text from messages where recipient = 'tuslamj@example.mn' order by id desc limit 1")
      expect(mail?.subject).toBe("Буцаалт, солилт: Номин Bcc: x")
      expect(mail?.text).toContain("9911 2233")
      expect(mail?.text).toContain(message.text)
    })

    it("refuses wrong fields by name", async () => {
      const { status, body } = await shop().call("POST", "/api/v2/contact_forms", { body: { ...message, contact: "?", text: "" } })
      expect(status).toBe(422)
      expect(Object.keys(body["errors"] as object)).toEqual(["contact", "text"])
    })

    it("is limited by address", async () => {
      const statuses = []
      for (let at = 0; at < 11; at += 1) statuses.push((await shop().call("POST", "/api/v2/contact_forms", { body: message, address: "203.0.113.77" })).status)
      expect([statuses.slice(0, 10).every((status) => status === 202), statuses[10]]).toEqual([true, 429])
    })
  })
}
