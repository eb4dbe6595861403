/** Steps of the merchant's programs. */
import type { Scope } from "#adapters/shop/contract/endpoint.ts"
import { newKey } from "#backend/http/api-keys.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

/** Headers with a new API key of these scopes. */
export const newKeyHeaders = async (shop: Trial, ...scopes: ReadonlyArray<Scope>) => ({
  authorization: `Bearer ${await newKey(shop.db, "test", scopes, instantOf(shop.now()))}`,
})
