/** Limits on guessing passwords and codes: per address, and per login from one address. Decision 17. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { addressKey, count, countAddress, forget, takeBack, type Limit } from "#backend/http/rate-limiter.ts"
import type { Login } from "./login.ts"

/** Maximum numbers of wrong guesses, for one login from one address and for an address. */
export type GuessLimits = {
  readonly forOneLogin: Limit
  readonly byAddress: typeof limits.wrongPasswordsByAddress | typeof limits.wrongCodesByAddress
}

export const passwordGuesses: GuessLimits = { forOneLogin: limits.wrongPasswordsOfLogin, byAddress: limits.wrongPasswordsByAddress }
/** Applies across all codes that were sent. */
export const codeGuesses: GuessLimits = { forOneLogin: limits.wrongCodesOfLogin, byAddress: limits.wrongCodesByAddress }

type Guess = {
  /** Login, or the name of the session's user, whose password or code is guessed. */
  readonly login: Pick<Login, "value">
  readonly address: CallerAddress
  readonly now: Instant
}

/**
 * Returns what `verify` returns, which throws for a wrong guess. Throws 429 after too many.
 * A guess is counted before it is verified, so that concurrent ones add up, and uncounted if it was right.
 * A login alone has no limit, since strangers could lock its owner out.
 */
export const withGuessLimit = async <T>(
  db: Database,
  { forOneLogin, byAddress }: GuessLimits,
  { login, address, now }: Guess,
  verify: () => Promise<T>,
): Promise<T> => {
  const loginKey = `${byAddress.name} ${login.value} from ${address.key}`
  await countAddress(db, byAddress, address, now)
  await count(db, loginKey, forOneLogin, now)
  const result = await verify()
  await forget(db, loginKey)
  await takeBack(db, addressKey(byAddress, address))
  return result
}
