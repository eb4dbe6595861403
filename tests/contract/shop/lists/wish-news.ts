/** News of wishes: whom the shop notifies by a letter and by a push. */
import { afterEach, describe, expect, it } from "vitest"
import { sendWishNews } from "#backend/lists/send-wish-news.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Somebody, Trial } from "#tests/contract/support/test-backend.ts"
import { listSteps } from "./list-steps.ts"

type Channel = "email" | "push"
type Kind = "prices" | "stock"

/** Cases of shoppers: the channels that reach them, the channels that they want, and those by which they are notified. */
const shoppers: ReadonlyArray<
  readonly [reachedBy: ReadonlyArray<Channel>, wants: ReadonlyArray<Channel>, notifiedBy: ReadonlyArray<Channel>]
> = [
  [["email"], ["email"], ["email"]],
  [["email"], ["push"], []],
  [["push"], ["push"], ["push"]],
  [["push"], ["email"], []],
  [[], ["email", "push"], []],
  [["email", "push"], [], []],
  [
    ["email", "push"],
    ["email", "push"],
    ["email", "push"],
  ],
]

export const wishNews = (shop: () => Trial): void => {
  const query = <Row extends object>(sql: string, values: ReadonlyArray<unknown>) => shop().db.query<Row>(sql, values)
  const send = () => shop().backend.operate((services) => sendWishNews(services, instantOf(shop().now())))

  const linkDevice = ({ id }: Somebody) =>
    query(
      `insert into push_devices (id, endpoint, origin, p256dh, auth, locale, created_at, seen_at, user_id, session_family)
       select gen_random_uuid(), 'https://push.example/wish-news/' || user_id, 'https://push.example', '', '', 'mn', now(), now(), user_id, family
       from sessions where user_id = $1 limit 1`,
      [id],
    )
  /** A shopper who wishes the variant, with stored `notifications`. */
  const wisher = async (variant: number, reachedBy: ReadonlyArray<Channel>, notifications: object): Promise<Somebody> => {
    const somebody = await shop().somebody()
    await query("update users set email_confirmed = $2, settings = $3 where id = $1", [
      somebody.id,
      reachedBy.includes("email"),
      JSON.stringify({ notifications }),
    ])
    if (reachedBy.includes("push")) await linkDevice(somebody)
    await shop().call("POST", "/api/v2/wishlists/add_id", { body: { variant_id: variant }, headers: somebody.headers })
    return somebody
  }
  const wanting = (kind: Kind, channels: ReadonlyArray<Channel>) => ({
    [kind]: { email: channels.includes("email"), push: channels.includes("push"), sms: false },
  })
  /** A variant, and the change that is news of its wishes. */
  const newsOf: Readonly<Record<Kind, { readonly onHand: number; readonly change: string }>> = {
    prices: { onHand: 5, change: "update variants set selling_price = 70000 where id = $1" },
    stock: { onHand: 0, change: "update variants set on_hand = 5 where id = $1" },
  }
  /** Channels of what was queued for a shopper. */
  const notifiedBy = async ({ id }: Somebody): Promise<ReadonlyArray<Channel>> => {
    const rows = await query<{ channel: Channel }>(
      `select 'email' as channel from letters where user_id = $1 and key like 'wishes %'
       union all select 'push' from pushes where user_id = $1 and key like 'wishes %' order by channel`,
      [id],
    )
    return rows.map(({ channel }) => channel)
  }
  /** Whether the news of a shopper's wish are recorded, so that the shopper is not chosen for them again. */
  const isRecorded = async ({ id }: Somebody): Promise<boolean> => {
    const [row] = await query<{ recorded: boolean }>(
      "select told_price is not null as recorded from wishes w join wish_lists l on l.id = w.list_id where l.user_id = $1",
      [id],
    )
    return row?.recorded ?? false
  }

  describe("letters of wishes", () => {
    const { add } = listSteps(shop)
    const lettersTo = (login: string) =>
      shop().db.query<{ text: string }>("select text from letters where recipient = $1 and key like 'wishes %' order by id", [login])
    const tend = async () => {
      shop().wait(16)
      await shop().backend.tend()
    }

    it("report once each fallen price and return to the stock, to those who want it [E7]", async () => {
      const [subscribed, silent] = [await shop().somebody(), await shop().somebody()]
      await shop().db.query("update users set settings = $2 where id = $1", [
        subscribed.id,
        JSON.stringify({ notifications: { prices: { email: true }, stock: { email: true } } }),
      ])
      const [dear, gone] = [await shop().variant(5, 90_000), await shop().variant(0, 50_000)]
      for (const person of [subscribed, silent]) for (const variant of [dear, gone]) await add(person, variant)
      await tend()
      expect(await lettersTo(subscribed.login)).toEqual([])
      await shop().db.query("update variants set selling_price = 70000 where id = $1", [dear])
      await tend()
      await tend()
      const [first, ...others] = await lettersTo(subscribed.login)
      expect([first?.text.includes("20,000₮ хямдарсан"), others]).toEqual([true, []])
      await shop().db.query("update variants set on_hand = 3 where id = $1", [gone])
      await tend()
      await shop().db.query("update variants set on_hand = 0 where id = $1", [gone])
      await tend()
      await shop().db.query("update variants set on_hand = 3 where id = $1", [gone])
      await tend()
      expect((await lettersTo(subscribed.login)).map((letter) => letter.text.includes("Дахин ирсэн"))).toEqual([false, true, true])
      expect(await lettersTo(silent.login)).toEqual([])
    })
  })

  describe("news of wishes", () => {
    afterEach(() => query("delete from push_devices", []))

    it.each(["prices", "stock"] as const)("of %s reach a shopper once by each channel that is wanted and linked [B24]", async (kind) => {
      const { onHand, change } = newsOf[kind]
      const variant = await shop().variant(onHand, 90_000)
      const wishers: Array<Somebody> = []
      for (const [reachedBy, wants] of shoppers) wishers.push(await wisher(variant, reachedBy, wanting(kind, wants)))
      await query(change, [variant])
      await send()
      await send()
      expect(await Promise.all(wishers.map(notifiedBy))).toEqual(shoppers.map(([, , channels]) => channels))
      // Recorded are the news of the chosen: as many as are notified.
      expect(await Promise.all(wishers.map(isRecorded))).toEqual(shoppers.map(([, , channels]) => channels.length > 0))
    })

    it("are recorded where a shopper is chosen and nothing is sent, so that the next ones get theirs", async () => {
      const variant = await shop().variant(5, 90_000)
      // Settings that name one channel of a kind are chosen by its usual push, and read as without it.
      const chosen = await wisher(variant, ["push"], { prices: { email: false } })
      await query(newsOf.prices.change, [variant])
      await send()
      expect([await notifiedBy(chosen), await isRecorded(chosen)]).toEqual([[], true])
    })
  })
}
