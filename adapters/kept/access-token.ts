/** The access token of a session, under a key of its own: it is no part of what is remembered for the shopper. */
import type { TokenKeeping } from "#adapters/shop/client/session-tokens.ts"
import type { KeptStorage } from "./storage.ts"

export const accessTokenKey = "delguur.access-token"

export const keptAccessToken = (storage: KeptStorage): TokenKeeping => ({
  read: () => storage.read(accessTokenKey),
  write: (token) => storage.write(accessTokenKey, token),
})
