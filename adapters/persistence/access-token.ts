/** The access token of a session, under a key of its own: it is no part of what is remembered for the shopper. */
import type { TokenStorage } from "#adapters/shop/client/session-tokens.ts"
import type { DeviceStorage } from "./device-storage.ts"

export const accessTokenKey = "delguur.access-token"

export const persistedAccessToken = (storage: DeviceStorage): TokenStorage => ({
  read: () => storage.read(accessTokenKey),
  write: (token) => storage.write(accessTokenKey, token),
})
