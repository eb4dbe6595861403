/** Steps of a checkout that several groups of tests take. */
import { address, type Answer, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

/** Saves the usual address with changes. */
export const saveAddress = (
  shop: Trial,
  somebody: Somebody,
  number: string,
  changes: Readonly<Record<string, unknown>>,
  language = "mn",
): Promise<Answer> =>
  shop.call("PUT", `/api/v2/checkouts/${number}`, {
    body: { state: "address", order: { ship_address_attributes: { ...address, ...changes } } },
    headers: { ...somebody.headers, "accept-language": language },
  })

/** Pays from the wallet. */
export const credit = (shop: Trial, somebody: Somebody, number: string, body: unknown): Promise<Answer> =>
  shop.call("PUT", `/api/v2/checkouts/${number}/store_credit`, { body, headers: somebody.headers })
