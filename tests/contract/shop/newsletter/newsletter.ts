/** Newsletter: requested, confirmed by the link of a letter, left by one click. */
import { limits } from "#backend/http/rate-limits.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { smtpCarrier } from "#backend/notifications/carriers/smtp-carrier.ts"
import { startMailServer, type MailServer } from "#tests/contract/support/mail-server.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

type Letter = { readonly subject: string; readonly text: string; readonly leave_url: string | null }

export const newsletterCalls = (shop: () => Trial): void => {
  const subscribe = (email: string, language = "mn", address = `10.8.0.${(shop().unique() % 250) + 1}`) =>
    shop().call("POST", "/api/v2/subscribe", { body: { email }, headers: { "accept-language": language }, address })
  const lettersTo = (email: string) =>
    shop().db.query<Letter>("select subject, text, leave_url from letters where recipient = $1 order by id", [email])
  const lastTo = async (email: string) => (await lettersTo(email)).at(-1)
  const tokenIn = ({ text = "" }: Partial<Letter> = {}) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ""
  const stateOf = async (email: string) =>
    (await shop().db.query<{ state: string }>("select state from newsletter_subscribers where email = $1", [email]))[0]?.state
  const confirm = (token: string) => shop().call("POST", "/api/v2/subscribe/confirm", { body: { token } })
  const leave = (token: string) =>
    shop().call("POST", `/api/v2/subscribe/leave?token=${token}`, { body: { "List-Unsubscribe": "One-Click" }, form: true })

  describe("newsletter", () => {
    it("begins when the link of the letter is followed, in the language of the request [C4]", async () => {
      expect((await subscribe("Nomin.News@Example.mn", "en")).status).toBe(202)
      const letter = await lastTo("nomin.news@example.mn")
      expect([letter?.subject, await stateOf("nomin.news@example.mn")]).toEqual([
        expect.stringContaining("please confirm your newsletter"),
        "waiting",
      ])
      expect(letter?.text).toContain("/en/newsletter/confirm?token=")
      for (const _ of [1, 2]) expect((await confirm(tokenIn(letter))).status).toBe(200)
      expect(await stateOf("nomin.news@example.mn")).toBe("confirmed")
    })

    it("has one subscriber for an address however its domain is written [C4]", async () => {
      for (const email of ["bat@bücher.mn", "Bat@BÜCHER.mn", "bat@xn--bcher-kva.mn"]) expect((await subscribe(email)).status).toBe(202)
      expect(await shop().db.query("select email from newsletter_subscribers where email like 'bat@%'")).toEqual([
        { email: "bat@xn--bcher-kva.mn" },
      ])
      expect(await lettersTo("bat@xn--bcher-kva.mn")).toHaveLength(3)
    })

    it("ends by the one-click request of a mail program, which may be repeated [C4]", async () => {
      await subscribe("leaving@example.mn")
      const letter = await lastTo("leaving@example.mn")
      expect(letter?.leave_url).toMatch(/\/api\/v2\/subscribe\/leave\?token=/)
      await confirm(tokenIn(letter))
      for (const _ of [1, 2]) expect((await leave(tokenIn(letter))).status).toBe(200)
      expect(await stateOf("leaving@example.mn")).toBe("left")
    })

    it("does not begin again by an old letter after it was left [C4]", async () => {
      await subscribe("returning@example.mn")
      const old = tokenIn(await lastTo("returning@example.mn"))
      await leave(old)
      expect((await confirm(old)).status).toBe(404)
      await subscribe("returning@example.mn")
      expect((await confirm(old)).status).toBe(404)
      expect((await confirm(tokenIn(await lastTo("returning@example.mn")))).status).toBe(200)
    })

    it("has the same response for a subscriber as for everybody, and explains by letter alone [C4]", async () => {
      const first = await subscribe("twice@example.mn")
      await confirm(tokenIn(await lastTo("twice@example.mn")))
      const second = await subscribe("twice@example.mn")
      expect([second.status, second.body]).toEqual([first.status, first.body])
      expect((await lastTo("twice@example.mn"))?.text).toContain("/newsletter/leave?token=")
      expect(await stateOf("twice@example.mn")).toBe("confirmed")
    })

    it("sends three letters an hour to an address, and answers further requests as before [C4]", async () => {
      for (let time = 0; time < 5; time++) expect((await subscribe("flooded@example.mn")).status).toBe(202)
      expect(await lettersTo("flooded@example.mn")).toHaveLength(3)
    })

    it("limits the requests of one device for many addresses [C4]", async () => {
      const statuses = []
      await shop().setCount("newsletter from 10.7.7.7", limits.newsletterRequests.max - 20)
      for (let at = 0; at < 21; at += 1) statuses.push((await subscribe(`many${at}@example.mn`, "mn", "10.7.7.7")).status)
      expect([statuses.filter((status) => status === 202).length, statuses.at(-1)]).toEqual([20, 429])
    })

    it("refuses what is no address, and links that are none [C4]", async () => {
      for (const email of ["", "nomin", "nomin@", "a@b.mn\r\nBcc: all@shop.mn"]) expect((await subscribe(email)).status, email).toBe(422)
      expect([(await confirm("anything")).status, (await leave("anything")).status]).toEqual([404, 404])
    })

    it("shows its letter in the sandbox's inbox [C4]", async () => {
      await subscribe("inbox@example.mn")
      expect((await shop().call("GET", "/sandbox/messages?to=inbox@example.mn")).body[0]).toMatchObject({ html: true, channel: "email" })
    })
  })

  describe("letter of the newsletter", () => {
    let mail: MailServer
    beforeAll(async () => {
      mail = await startMailServer()
    })
    afterAll(() => mail.close())

    it("has the headers of one-click unsubscription for mail programs [C4]", async () => {
      const carrier = smtpCarrier({ url: mail.url, from: "shop@example.mn" })
      const leaveUrl = "https://shop.mn/api/v2/subscribe/leave?token=t"
      expect(
        await carrier.send({ id: "letter-1", to: "nomin@example.mn", subject: "Мэдээ", text: "…", html: null, leaveUrl }),
      ).toMatchObject({ _tag: "Sent" })
      await carrier.send({ id: "letter-2", to: "nomin@example.mn", subject: "Захиалга", text: "…", html: null })
      const unsubscribeHeaders = mail.taken.map(({ headerLines }) =>
        headerLines.flatMap(({ key, line }) => (key.startsWith("list-unsubscribe") ? [line] : [])),
      )
      expect(unsubscribeHeaders).toEqual([[`List-Unsubscribe: <${leaveUrl}>`, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"], []])
    })
  })
}
