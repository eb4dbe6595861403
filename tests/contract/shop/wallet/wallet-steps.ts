/** Steps of the wallet's calls, and the gift cards and vouchers that they redeem. */
import { type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

export const walletSteps = (shop: () => Trial) => {
  const get = (somebody: Somebody, path: string, language = "en") =>
    shop().call("GET", `/api/v2/${path}`, { headers: { ...somebody.headers, "accept-language": language } })
  const post = (somebody: Somebody, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}, address = "10.1.1.1") =>
    shop().call("POST", `/api/v2/${path}`, {
      body,
      headers: { ...somebody.headers, "accept-language": "en", ...headers },
      address,
    })
  const sumOfEntries = async (userId: number): Promise<number> =>
    (
      await shop().db.query<{ sum: number }>("select coalesce(sum(amount), 0)::bigint as sum from wallet_entries where user_id = $1", [
        userId,
      ])
    )[0]?.sum ?? 0
  const recharge = (somebody: Somebody, amount: number, methodId = 1, headers: Readonly<Record<string, string>> = {}) =>
    post(somebody, "store_credits/recharge", { amount, payment_method_id: methodId }, headers)
  const giftCard = async (amount: number, expires = "null"): Promise<string> => {
    const number = `GIFT-TEST-${shop().unique()}`
    await shop().db.query(`insert into gift_cards (number, amount, expires_at) values ($1, $2, ${expires})`, [number, amount])
    return number
  }
  const voucher = async (value: number, ownerId: number | null = null, expires = "null"): Promise<string> => {
    const code = `VOUCHER${shop().unique()}`
    await shop().db.query(
      `insert into vouchers (code, name, value, owner_id, expires_at) values ($1, '{"mn": "Ваучер", "en": "Voucher"}', $2, $3, ${expires})`,
      [code, value, ownerId],
    )
    return code
  }

  return { get, post, sumOfEntries, recharge, giftCard, voucher }
}
