/** Issues of the newsletter on one engine: once for each subscriber, whatever happens on the way. */
import { expect, it } from "vitest"
import type { Localized } from "#domain/entities/locale.ts"
import { createBackend } from "#backend/backend.ts"
import type { Carrier, Outcome } from "#backend/notifications/carriers/carrier.ts"
import { issueProducts, issueState, sendIssue } from "#backend/newsletter/send-issue.ts"
import { sandboxProviders } from "#backend/sandbox/providers.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Issue } from "#domain/rules/newsletter/newsletter-issue.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

const text = { subject: "Sale", title: "Winter sale", paragraphs: ["Everything warm."], products: [], action: null } as const
const issue: Issue = { mn: { ...text, subject: "Хямдрал", title: "Өвлийн хямдрал" }, en: text }

type Sent = { readonly to: string; readonly subject: string; readonly leaveUrl: string | null }

export const newslettersOf = (shop: () => Trial): void => {
  const now = () => instantOf(shop().now())
  const send = (name: string, what = issue) => {
    const { config, db } = shop()
    return sendIssue({ config, db, site: () => config.site }, { name, issue: what, now: now() })
  }
  const subscribe = (domain: string, count: number) =>
    shop().db.query(
      `insert into newsletter_subscribers (email, locale, token, state, asked_at, confirmed_at)
       select 'n' || n || '@' || $1, case when n % 4 < 2 then 'mn' else 'en' end, 'token-' || n || '-' || $1, 'confirmed', $3::timestamptz, $3::timestamptz from generate_series(1, $2::int) n`,
      [domain, count, now()],
    )
  const forgetAll = () => shop().db.query("delete from newsletter_subscribers")
  /** The shop with a carrier that answers as `answer` says, after everything older was sent. */
  const carried = async (answer: (to: string) => Outcome | Promise<Outcome>) => {
    await shop().backend.tend()
    const sent: Sent[] = []
    const email: Carrier = {
      send: async ({ to, subject, leaveUrl = null }) => {
        sent.push({ to, subject, leaveUrl })
        return answer(to)
      },
    }
    const backend = await createBackend(shop().config, {
      db: shop().db,
      timed: false,
      carriers: { email, sms: null },
      providers: sandboxProviders(() => shop().config.site.company),
    })
    return { backend, sent }
  }
  const taken = { _tag: "Sent", reference: null } as const

  it("reaches each of 10,000 subscribers once, and none of the half that unsubscribes meanwhile", async () => {
    await forgetAll()
    await subscribe("many.mn", 10_000)
    const { backend, sent } = await carried(() => taken)
    expect(await send("winter")).toBe(10_000)
    expect(await send("winter")).toBe(0)
    for (let n = 1; n <= 10_000; n += 2000)
      expect(
        (await backend.fetch(new Request(`http://localhost/api/v2/subscribe/leave?token=token-${n}-many.mn`, { method: "POST" }))).status,
      ).toBe(200)
    await shop().db.query("update newsletter_subscribers set state = 'left' where id % 2 = 1 and email like '%@many.mn'")
    await shop().db.query("update letters set state = 'failed' where state = 'waiting' and subscriber_id % 2 = 1")
    await Promise.all([backend.tend(), backend.tend()])
    const addresses = sent.map(({ to }) => to)
    expect(new Set(addresses).size).toBe(addresses.length)
    const [{ count } = { count: 0 }] = await shop().db.query<{ count: number }>(
      "select count(*)::int from newsletter_subscribers where state = 'confirmed'",
    )
    expect(addresses).toHaveLength(count)
    expect(addresses.filter((to) => /^n(?:1|2001|4001|6001|8001)@/.test(to))).toEqual([])
    const [first] = sent
    expect(first?.leaveUrl).toMatch(/\/api\/v2\/subscribe\/leave\?token=token-\d+-many\.mn$/)
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(new Set(["Хямдрал", "Sale"]))
    expect((await issueState(shop().db, "winter")).map(({ state }) => state)).toEqual(["failed", "sent"])
  }, 240_000)

  it("continues where it was interrupted, and reaches those who subscribed later, nobody twice", async () => {
    await forgetAll()
    await subscribe("some.mn", 3)
    const { backend, sent } = await carried(() => taken)
    expect(await send("broken")).toBe(3)
    await backend.tend()
    await subscribe("later.mn", 2)
    expect(await Promise.all([send("broken"), send("broken")]).then(([one, other]) => one + other)).toBe(2)
    await backend.tend()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(["n1@later.mn", "n1@some.mn", "n2@later.mn", "n2@some.mn", "n3@some.mn"])
  })

  it("is not sent under the name of another text", async () => {
    await send("named")
    await expect(send("named", { ...issue, en: { ...text, subject: "Other" } })).rejects.toMatchObject({
      reason: { key: "newsletter.otherText", values: { name: "named" } },
    })
  })

  it("leaves an address alone that refused three issues in a row", async () => {
    await forgetAll()
    await subscribe("gone.mn", 1)
    const { backend, sent } = await carried(() => ({ _tag: "Refused", problem: "550 no such mailbox" }))
    for (const name of ["r1", "r2", "r3", "r4"]) {
      await send(name)
      await backend.tend()
    }
    expect(sent).toHaveLength(3)
  })

  it("reaches an address that had refused issues once it is subscribed again", async () => {
    await forgetAll()
    await subscribe("back.mn", 1)
    await shop().db.query("update newsletter_subscribers set refusals = 3")
    const { backend, sent } = await carried(() => taken)
    await send("before")
    const post = (path: string, body: object) =>
      backend.fetch(
        new Request(`http://localhost/api/v2/${path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      )
    expect((await post("subscribe", { email: "n1@back.mn" })).status).toBeLessThan(300)
    await backend.tend()
    const [letter] = sent
    const token = new URL(letter?.leaveUrl ?? "").searchParams.get("token")
    expect((await post("subscribe/confirm", { token })).status).toBeLessThan(300)
    await send("after")
    await backend.tend()
    expect(sent.map(({ to }) => to)).toEqual(["n1@back.mn", "n1@back.mn"])
  })

  it("waits for letters to one", async () => {
    await forgetAll()
    await subscribe("bulk.mn", 9)
    const { backend, sent } = await carried(() => taken)
    await send("bulk")
    await shop().db.query(
      "insert into letters (key, channel, recipient, locale, subject, text, next_try_at, created_at) values ('order of somebody', 'email', 'somebody@example.mn', 'mn', 'Захиалга', '…', $1, $1)",
      [now()],
    )
    await backend.tend()
    expect(sent.slice(0, 4).map(({ to }) => to)).toContain("somebody@example.mn")
    expect(sent).toHaveLength(10)
  })

  it("lets a letter to one pass that is queued while the issue is sent", async () => {
    await forgetAll()
    await subscribe("long.mn", 12)
    let queued: Promise<unknown> | null = null
    const { backend, sent } = await carried(async () => {
      queued ??= shop().db.query(
        "insert into letters (key, channel, recipient, locale, subject, text, next_try_at, created_at) values ('order meanwhile', 'email', 'meanwhile@example.mn', 'mn', 'Захиалга', '…', $1, $1)",
        [now()],
      )
      await queued
      return taken
    })
    await send("long")
    await backend.tend()
    expect(sent.slice(4, 8).map(({ to }) => to)).toContain("meanwhile@example.mn")
    expect(sent).toHaveLength(13)
  })

  it("has the shop's names and present prices of its products", async () => {
    const [product] = await shop().db.query<{ slug: string; title: Localized; selling_price: number }>(
      "select slug, title, selling_price from products where slug = 'khulduusun-buuz-1-kg'",
    )
    expect(
      (
        await issueProducts(
          shop().db,
          { ...issue, en: { ...text, products: [product?.slug ?? ""] } },
          { now: instantOf(Date.now()), flags: shop().config.site.flags },
        )
      ).en,
    ).toMatchObject([{ name: product?.title.en, amount: `${product?.selling_price.toLocaleString("en")}₮` }])
  })

  it("names a product that the shop does not have", async () => {
    await expect(send("products", { ...issue, mn: { ...issue.mn, products: ["no-such-thing"] } })).rejects.toMatchObject({
      reason: { key: "newsletter.noProduct", values: { slug: "no-such-thing" } },
    })
  })
}
