/** Login that a reload interrupts: the cookie of the session has come, and the page that would have stored the access token is gone. */
import { isProblem, isUncertain } from "#domain/entities/problem.ts"
import type { DeviceStorage } from "#adapters/persistence/device-storage.ts"
import type { SessionTokens } from "./client/session-tokens.ts"
import { pendingLoginKey as key, pendingLogoutKey } from "#adapters/persistence/storage-keys.ts"

/** Values of `pendingLoginKey`: the login is out, or its connection broke off. */
const isOut = "out"
const brokeOff = "broke off"

/** Tries to renew the session while the shop may still be answering the login, and milliseconds before the second; doubled before each further one. */
const tries = 5
const usualPause = 300

export type InterruptedLogin = {
  /** Sends a login; the mark stays where no answer comes. */
  readonly noted: <Answer>(send: () => Promise<Answer>) => Promise<Answer>
  /** Whether an interrupted login has a session, whose access token is stored now. */
  readonly restored: () => Promise<boolean>
}

type Using = {
  readonly session: Pick<SessionTokens, "renewed">
  readonly storage: Pick<DeviceStorage, "read" | "write">
  readonly pause?: number
}

/** Whether the shop may have let the shopper in though its answer did not arrive. */
const isOpen = (error: unknown): boolean => !isProblem(error) || isUncertain(error)

export const createInterruptedLogin = ({ session, storage, pause = usualPause }: Using): InterruptedLogin => {
  const settle = () => storage.write(key, null)
  return {
    noted: async (send) => {
      storage.write(key, isOut)
      try {
        const answer = await send()
        settle()
        return answer
      } catch (error) {
        storage.write(key, isOpen(error) ? brokeOff : null)
        throw error
      }
    },
    restored: async () => {
      // After a logout that the shop has not heard of, the cookie is that of the session which was left.
      const mark = storage.read(key)
      if (mark === null || storage.read(pendingLogoutKey) !== null) return false
      for (let tried = 0; tried < (mark === isOut ? tries : 1); tried += 1) {
        if (tried > 0) await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (tried - 1)))
        if ((await session.renewed(null)) === null) continue
        settle()
        return true
      }
      settle()
      return false
    },
  }
}
