/** Storage of a session's access token, under its own key since it is not part of the persisted state. */
import type { TokenStorage } from "#adapters/shop/client/session-tokens.ts"
import type { DeviceStorage } from "./device-storage.ts"

export const accessTokenKey = "delguur.access-token"

export const persistedAccessToken = (storage: DeviceStorage): TokenStorage => ({
  read: () => storage.read(accessTokenKey),
  write: (token) => storage.write(accessTokenKey, token),
})
