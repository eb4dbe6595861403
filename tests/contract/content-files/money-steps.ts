/** Steps of tests of what the files of a shop say about money and promotions. */
import { drawSteps } from "#tests/contract/shop/promotions/draw-steps.ts"
import type { Somebody, Trial } from "#tests/contract/support/test-backend.ts"
import { contentSteps } from "./content-shop.ts"

export const moneySteps = (shop: () => Trial) => {
  const get = (somebody: Somebody | null, path: string) =>
    shop().call("GET", `/api/v2/${path}`, { headers: { ...somebody?.headers, "accept-language": "en" } })
  const post = (somebody: Somebody, path: string, body: unknown) =>
    shop().call("POST", `/api/v2/${path}`, {
      body,
      headers: { ...somebody.headers, "accept-language": "en", "idempotency-key": `content-${shop().unique()}` },
    })
  const administrator = async (): Promise<Somebody> => {
    const somebody = await shop().somebody()
    await shop().db.query("update users set is_admin = true where id = $1", [somebody.id])
    return somebody
  }
  return { get, post, administrator, ...contentSteps(shop), ...drawSteps(shop) }
}

/** Puts money of the partner of the example into a wallet. */
export const givePartner = async ({ db }: Trial, { id }: Somebody, balance: number): Promise<void> => {
  await db.query(
    `with entry as (insert into wallet_entries (user_id, kind, partner_id, action, amount, balance, created_at) values ($1, 'partner', 'altan-travel', 'earned', $2::int, $2::int, now()))
     insert into wallet_parts (user_id, kind, partner_id, balance) values ($1, 'partner', 'altan-travel', $2)`,
    [id, balance],
  )
}
export const spendPartner = async ({ db }: Trial, { id }: Somebody, balance: number): Promise<void> => {
  await db.query(
    `with entry as (insert into wallet_entries (user_id, kind, partner_id, action, amount, balance, created_at) values ($1, 'partner', 'altan-travel', 'used', -$2::int, 0, now()))
     update wallet_parts set balance = 0 where user_id = $1 and partner_id = 'altan-travel'`,
    [id, balance],
  )
}
