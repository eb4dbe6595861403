/** Export of a user's data: what it holds, and that every table and column is either exported or named here. */
import { describe, expect, it } from "vitest"
import { exportedTables } from "#backend/account/user-export.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { accountSteps } from "./account-steps.ts"

/** Tables that name a coupon, which may belong to a user, and hold nothing of users. */
const ownedByShop: ReadonlyArray<string> = ["promotions", "promotion_products"]

/** Columns that are withheld: owners, secrets, file contents, and the working state of jobs. */
const withheld: Readonly<Record<string, string>> = {
  users: "password_hash version",
  article_pictures: "bytes",
  article_texts: "words",
  articles: "revision",
  coupons: "owner_id",
  gift_cards: "copy line_id order_id owner_id redeemed_by sent_to withdrawn",
  letters: "code content key leave_url next_try_at problem reference subscriber_id tries useful_until",
  newsletter_sendings: "subscriber_id",
  newsletter_subscribers: "refusals token",
  orders: "token",
  payment_requests: "asked_at attempts checked_at hinted_at instructions is_lost next_at problem token",
  push_devices: "application_server_key auth endpoint p256dh session_family",
  pushes: "key next_try_at problem tries useful_until",
  receipts: "asked_at attempts due_at next_at problem void_next_at void_state",
  refunds: "answer_reference attempts next_at problem",
  review_pictures: "bytes small",
  sessions: "access_hash refresh_hash rotated_at",
  user_pictures: "bytes",
  vouchers: "owner_id used_by withdrawn",
  wishes: "told_price told_sold_out",
}

export const userExports = (shop: () => Trial): void => {
  const { get } = accountSteps(shop)

  describe("export of a user's data", () => {
    it("reads every table that leads to users, but those that are the shop's own", async () => {
      const named = await shop().db.query<{ readonly table: string }>(
        `with recursive named (oid) as (
           select 'users'::regclass::oid union select k.conrelid from pg_constraint k join named on named.oid = k.confrelid where k.contype = 'f')
         select oid::regclass::text as table from named`,
      )
      const considered = new Set([...exportedTables.map(({ table }) => table), ...ownedByShop])
      expect(named.map(({ table }) => table).filter((table) => !considered.has(table))).toEqual([])
    })

    it("has every column but those that are withheld", async () => {
      const columns = await shop().db.query<{ readonly table: string; readonly name: string }>(
        `select table_name as table, column_name as name from information_schema.columns
         where table_schema = current_schema() and column_name <> 'user_id' order by column_name`,
      )
      const leftOut = exportedTables.flatMap(({ table, columns: exported }) => {
        const names = new Set(exported.split(",").map((name) => name.trim()))
        const left = columns.flatMap(({ table: of, name }) => (of === table && !names.has(name) ? [name] : []))
        return left.length === 0 ? [] : [[table, left.join(" ")]]
      })
      expect(Object.fromEntries(leftOut)).toEqual(withheld)
    })

    it("has what the user wished, owns and redeemed, and nothing of others", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const rows = (sql: string, ...values: ReadonlyArray<unknown>) => shop().db.query(sql, values)
      const [card, coupon, voucher] = ["GIFT", "WIN", "VOUCHER"].map((prefix) => `${prefix}-${shop().unique()}`)
      await rows("insert into gift_cards (number, amount, owner_id) values ($1, 5000, $2)", card, somebody.id)
      await rows("insert into coupons (code, amount, owner_id) values ($1, 500, $2)", coupon, somebody.id)
      await rows("insert into vouchers (code, name, value, owner_id) values ($1, $2, 500, $3)", voucher, '{"mn": "Эрх"}', somebody.id)
      await rows(
        "insert into newsletter_subscribers (email, locale, token, state, asked_at) values ($1, 'mn', $1, 'waiting', now())",
        somebody.login,
      )
      await rows(
        "insert into letters (key, channel, user_id, recipient, locale, text, next_try_at, created_at) values ($1, 'email', $2, 'friend@example.mn', 'mn', 'number', now(), now())",
        `gift card of a friend ${shop().unique()}`,
        somebody.id,
      )
      const { body } = await get("export", somebody.headers)
      expect(JSON.stringify(body["letters"])).not.toContain("friend@example.mn")
      expect(body).toMatchObject({
        gift_cards: [{ number: card, amount: 5000 }],
        coupons: [{ code: coupon }],
        vouchers: [{ code: voucher }],
        newsletter_subscribers: [{ email: somebody.login }],
      })
      const { body: others } = await get("export", other.headers)
      expect(others).toMatchObject({ gift_cards: [], coupons: [], vouchers: [], newsletter_subscribers: [] })
    })
  })
}
