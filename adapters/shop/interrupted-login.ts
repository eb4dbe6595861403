/** Login that a reload interrupts: the cookie of the session has come, and the page that would have stored the access token is gone. */
import { isProblem, isUncertain } from "#domain/entities/problem.ts"
import type { DeviceStorage } from "#adapters/persistence/device-storage.ts"
import type { SessionTokens } from "./client/session-tokens.ts"
import { pendingLoginKey as key, pendingLogoutKey } from "#adapters/persistence/storage-keys.ts"

/** Mark of a login that was sent and not answered. */
const sentMark = "out"
/** Mark of a login whose connection broke off before the answer. */
const brokenOffMark = "broke off"

/** Tries to renew the session while the shop may still be answering the login, and milliseconds before the second; doubled before each further one. */
const tries = 5
const usualPause = 300

export type InterruptedLogin = {
  /** Sends a login; the mark stays where no answer comes. */
  readonly sendLogin: <Answer>(send: () => Promise<Answer>) => Promise<Answer>
  /** Whether an interrupted login has a session, whose access token is stored now. */
  readonly restoreLogin: () => Promise<boolean>
}

type Dependencies = {
  readonly session: Pick<SessionTokens, "renewed">
  readonly storage: Pick<DeviceStorage, "read" | "write">
  readonly pause?: number
}

/** Whether the shop may have let the shopper in though its answer did not arrive. */
const mayHaveSucceeded = (error: unknown): boolean => !isProblem(error) || isUncertain(error)

export const createInterruptedLogin = ({ session, storage, pause = usualPause }: Dependencies): InterruptedLogin => {
  const removeMark = () => storage.write(key, null)
  return {
    sendLogin: async (send) => {
      storage.write(key, sentMark)
      try {
        const answer = await send()
        removeMark()
        return answer
      } catch (error) {
        storage.write(key, mayHaveSucceeded(error) ? brokenOffMark : null)
        throw error
      }
    },
    restoreLogin: async () => {
      // After a logout that the shop has not heard of, the cookie is that of the session which was left.
      const mark = storage.read(key)
      if (mark === null || storage.read(pendingLogoutKey) !== null) return false
      for (let tried = 0; tried < (mark === sentMark ? tries : 1); tried += 1) {
        if (tried > 0) await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (tried - 1)))
        if ((await session.renewed(null)) === null) continue
        removeMark()
        return true
      }
      removeMark()
      return false
    },
  }
}
