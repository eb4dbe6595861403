/** Letters: one for each step of an order, sent once whatever its carrier does. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
import { callproCarrier } from "#backend/notifications/carriers/callpro-carrier.ts"
import { smtpCarrier } from "#backend/notifications/carriers/smtp-carrier.ts"
import { startMailServer, type MailServer } from "#tests/contract/support/mail-server.ts"
import { sandboxProviders } from "#backend/sandbox/providers.ts"
import { startSmsServer, type SmsServer } from "#tests/contract/support/sms-server.ts"
import { text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

type Letter = {
  readonly key: string
  readonly channel: string
  readonly state: string
  readonly tries: number
  readonly text: string
  readonly code: string | null
  readonly subject: string | null
}

export const letterCalls = (shop: () => Trial): void => {
  const lettersTo = (recipient: string) =>
    shop().db.query<Letter>("select key, channel, state, tries, text, code, subject from letters where recipient = $1 order by id", [
      recipient,
    ])
  /** Steps of orders about which a recipient got letters, the first one first. */
  const stepsWrittenTo = async (recipient: string) =>
    (await lettersTo(recipient)).filter(({ key }) => key.startsWith("order ")).map(({ key }) => key.split(" ").slice(2, 3).join(" "))
  /** A confirmed phone beside the e-mail. */
  const withPhone = async (somebody: Somebody): Promise<string> => {
    const phone = `9${String(1_000_000 + somebody.id).padStart(7, "0")}`
    await shop().db.query("update users set phone = $2, phone_confirmed = true where id = $1", [somebody.id, phone])
    return phone
  }
  const choose = (somebody: Somebody, orders: object, locale: string | null = null) =>
    shop().db.query("update users set settings = $2 where id = $1", [somebody.id, JSON.stringify({ locale, notifications: { orders } })])

  describe("letters of an order", () => {
    it("report each step of an order once, with what the shopper is to know then [B8]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      await shop().bank(number, "pay")
      await shop().bank(number, "pay")
      for (const state of ["ready", "shipped", "delivered"] as const) await shop().courier(number, state)
      expect(await stepsWrittenTo(somebody.login)).toEqual(["placed", "paid", "ready", "shipped", "delivered"])
      const [placed, paid, , shipped, delivered] = (await lettersTo(somebody.login)).filter(({ key }) => key.startsWith("order "))
      expect(placed?.text).toContain(`/account/orders/${number}/pay`)
      expect(paid?.text).toContain("105,000₮ төлбөрийг хүлээн авлаа")
      expect(shipped?.text).toContain("88112233")
      expect(delivered?.text).toMatch(/хүртэл буцаах боломжтой/)
    })

    it("report what is refunded of a cancelled order [B10]", async () => {
      const payer = await shop().somebody()
      const number = await shop().placed(payer, await shop().variant(5, 100_000))
      await shop().bank(number, "pay")
      await shop().cancel(payer, number)
      expect((await lettersTo(payer.login)).at(-1)?.text).toMatch(/105,000₮ 3–5 хоногт таны данс руу буцна/)
    })

    it("report that an unpaid order ended, and that its late payment is refunded [B9]", async () => {
      const other = await shop().somebody()
      const unpaid = await shop().placed(other, await shop().variant(5, 100_000))
      shop().wait(16)
      await shop().backend.tend()
      await shop().bank(unpaid, "pay")
      expect(await stepsWrittenTo(other.login)).toEqual(["placed", "overdue", "refunded"])
    })

    it("go by the chosen channel, in the chosen language [S29k]", async () => {
      const somebody = await shop().somebody()
      const phone = await withPhone(somebody)
      await choose(somebody, { push: true, email: false, sms: true }, "en")
      await shop().placed(somebody, await shop().variant(5, 100_000))
      expect([await stepsWrittenTo(somebody.login), await stepsWrittenTo(phone)]).toEqual([[], ["placed"]])
      expect((await lettersTo(phone)).at(-1)?.text).toContain("we have received order")
    })

    it("report the payment by e-mail even where every channel was switched off [S29k]", async () => {
      const somebody = await shop().somebody()
      const phone = await withPhone(somebody)
      await choose(somebody, { push: true, email: false, sms: false })
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      await shop().bank(number, "pay")
      for (const state of ["ready", "shipped"] as const) await shop().courier(number, state)
      expect([await stepsWrittenTo(somebody.login), await stepsWrittenTo(phone)]).toEqual([["paid"], []])
    })

    it("are not sent for an order that is refused", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5))
      expect((await shop().place(somebody, number, 1, {}, { total: 1 })).status).not.toBe(200)
      expect(await stepsWrittenTo(somebody.login)).toEqual([])
    })

    it("are shown in the sandbox's inbox as their recipient sees them, without scripts", async () => {
      const somebody = await shop().somebody()
      await shop().placed(somebody, await shop().variant(5))
      const inbox = await shop().call("GET", `/sandbox/messages?to=${somebody.login}`)
      expect(inbox.body[0]).toMatchObject({ html: true, channel: "email" })
      const letter = await shop().call("GET", `/sandbox/letters/${text(inbox.body[0]?.["id"])}`)
      expect(letter.headers.get("content-security-policy")).toContain("sandbox")
      expect(text(letter.body["text"])).toContain("Захиалгыг тань хүлээн авлаа")
      expect((await shop().call("GET", "/sandbox/letters/999999999")).status).toBe(404)
    })
  })

  describe("carriers", () => {
    let mail: MailServer | null = null
    let sms: SmsServer | null = null
    beforeAll(async () => {
      ;[mail, sms] = [await startMailServer(), await startSmsServer()]
    })
    afterAll(async () => {
      await mail?.close()
      await sms?.close()
    })
    const servers = () => {
      if (mail === null || sms === null) throw new Error("the carriers have not been started")
      return { mail, sms }
    }
    /** The same shop with real carriers, after all older letters were sent. */
    const backendWithCarriers = async (sandbox = shop().config.sandbox) => {
      await shop().backend.tend()
      const { mail, sms } = servers()
      const carriers = {
        email: smtpCarrier({ url: mail.url, from: "Цэлмэг <shop@example.mn>" }),
        sms: callproCarrier({ url: sms.url, key: "key", from: "72001100" }),
      }
      const providers = { ...sandboxProviders(() => shop().config.site.company), receipts: null }
      return createBackend({ ...shop().config, sandbox }, { db: shop().db, timed: false, carriers, providers })
    }
    const mailTo = (recipient: string) => servers().mail.taken.filter(({ to }) => JSON.stringify(to).includes(recipient))

    it("send an e-mail with both forms, once, through SMTP", async () => {
      const somebody = await shop().somebody()
      const backend = await backendWithCarriers()
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      await Promise.all([backend.tend(), backend.tend()])
      await backend.tend()
      const [letter, ...others] = mailTo(somebody.login)
      expect(others).toEqual([])
      expect(letter?.subject).toBe(`Цэлмэг: ${number} захиалгыг хүлээн авлаа`)
      expect(letter?.from?.text).toBe('"Цэлмэг" <shop@example.mn>')
      expect(letter?.text).toContain("105,000₮")
      expect(letter?.html).toContain("<h1")
      expect((await lettersTo(somebody.login)).at(-1)).toMatchObject({ state: "sent", tries: 1 })
    })

    it("try again when the mail server is busy, and send once when it is back", async () => {
      const somebody = await shop().somebody()
      const backend = await backendWithCarriers()
      servers().mail.behave(451)
      await shop().placed(somebody, await shop().variant(5))
      await backend.tend()
      await backend.tend()
      expect((await lettersTo(somebody.login)).at(-1)).toMatchObject({ state: "waiting", tries: 1 })
      servers().mail.behave("take")
      shop().wait(1)
      await backend.tend()
      expect(mailTo(somebody.login)).toHaveLength(1)
      expect((await lettersTo(somebody.login)).at(-1)).toMatchObject({ state: "sent", tries: 2 })
    })

    it("give up a refused address at once, and one that is never taken after twelve tries", async () => {
      const [refused, busy] = [await shop().somebody(), await shop().somebody()]
      const backend = await backendWithCarriers()
      servers().mail.behave(550)
      await shop().placed(refused, await shop().variant(5))
      await backend.tend()
      expect((await lettersTo(refused.login)).at(-1)).toMatchObject({ state: "failed", tries: 1 })
      servers().mail.behave(451)
      await shop().placed(busy, await shop().variant(5))
      for (let at = 0; at < 60; at += 1) {
        await backend.tend()
        shop().wait(61)
      }
      servers().mail.behave("take")
      expect((await lettersTo(busy.login)).find(({ key }) => key.endsWith("placed"))).toMatchObject({ state: "failed", tries: 12 })
    })

    it("never send again what may have been taken", async () => {
      const somebody = await shop().somebody()
      const phone = await withPhone(somebody)
      await choose(somebody, { push: true, email: true, sms: true })
      const backend = await backendWithCarriers()
      const number = await shop().placed(somebody, await shop().variant(5))
      await shop().bank(number, "pay")
      await shop().courier(number, "ready")
      await backend.tend()
      servers().mail.behave("cut")
      servers().sms.behave("cut")
      await shop().courier(number, "shipped")
      for (let at = 0; at < 3; at += 1) {
        await backend.tend()
        shop().wait(61)
      }
      servers().mail.behave("take")
      servers().sms.behave(200)
      await backend.tend()
      expect(mailTo(somebody.login).filter(({ subject }) => subject?.includes("хүргэлтэд гарлаа"))).toHaveLength(1)
      expect(servers().sms.taken.filter(({ to }) => to === phone)).toMatchObject([{ key: "key", from: "72001100" }])
      expect((await lettersTo(phone)).at(-1)?.state).toBe("unknown")
      expect((await lettersTo(somebody.login)).at(-1)?.state).toBe("unknown")
    })

    it("send a code within its time or never, and store none of it outside a sandbox", async () => {
      const backend = await backendWithCarriers(null)
      const send = (login: string) =>
        backend.fetch(
          new Request("http://localhost/api/v2/mcs_auth", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ login }),
          }),
          { address: "10.9.0.1" },
        )
      const login = `coded${shop().unique()}@example.mn`
      expect((await send(login)).status).toBe(200)
      await backend.tend()
      expect(mailTo(login)[0]?.subject).toMatch(/код \d{6}$/)
      expect(await lettersTo(login)).toMatchObject([{ state: "sent", text: "", code: null, subject: null }])
      const late = `late${shop().unique()}@example.mn`
      await send(late)
      shop().wait(6)
      await backend.tend()
      expect(mailTo(late)).toEqual([])
      expect((await lettersTo(late)).map(({ state }) => state)).toEqual(["failed"])
    })

    it("refuse a code by a channel that nobody carries", async () => {
      const carriers = { email: smtpCarrier({ url: servers().mail.url, from: "shop@example.mn" }), sms: null }
      const backend = await createBackend(shop().config, { db: shop().db, timed: false, carriers })
      const answer = await backend.fetch(
        new Request("http://localhost/api/v2/mcs_auth", {
          method: "POST",
          headers: { "content-type": "application/json", "accept-language": "en" },
          body: JSON.stringify({ login: "99001234" }),
        }),
        { address: "10.9.0.2" },
      )
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        422,
        "This shop cannot send SMS at the moment. Please use your e-mail address.",
      ])
    })
  })
}
