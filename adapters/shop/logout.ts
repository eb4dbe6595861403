/** Logout: at once on this device, and at the shop as soon as it can be reached. */
import { isUncertain, toProblem } from "#domain/entities/problem.ts"
import type { DeviceStorage } from "#adapters/persistence/device-storage.ts"
import { articleDraftsKey, pendingLogoutKey } from "#adapters/persistence/storage-keys.ts"
import type { IdentityPorts } from "#machines/identity/ports.ts"
import type { Caller } from "./client/api-client.ts"
import type { OrderToken } from "./client/order-token.ts"
import type { SessionTokens } from "./client/session-tokens.ts"
import { revoke } from "./contract/identity/identity.ts"

export type Logout = Pick<IdentityPorts, "logOut"> & {
  /** Ends a session that was left without a connection; a push device stays linked until then. */
  readonly settleLogout: () => Promise<void>
}

type Dependencies = {
  readonly session: SessionTokens
  readonly orderToken: OrderToken
  readonly storage: Pick<DeviceStorage, "read" | "write">
}

export const createLogout = ({ call }: Caller, { session, orderToken, storage }: Dependencies): Logout => {
  const end = async (token: string, signal?: AbortSignal): Promise<void> => {
    try {
      await call(revoke, { signal, body: { token, assertion: null, clientId: null, clientSecret: null } })
    } catch (error) {
      if (isUncertain(toProblem(error))) return
    }
    storage.write(pendingLogoutKey, null)
  }
  return {
    logOut: async (_, signal) => {
      const token = session.access()
      session.keep(null)
      orderToken.keep(null)
      // What a shopper wrote is not left to the next one at the device.
      storage.write(articleDraftsKey, null)
      if (token === null) return
      storage.write(pendingLogoutKey, "1")
      await end(token, signal)
    },
    settleLogout: async () => {
      if (storage.read(pendingLogoutKey) === null) return
      // Its cookie says which session it was, and is another one's after a log-in.
      if (session.access() === null) await end("left")
      else storage.write(pendingLogoutKey, null)
    },
  }
}
