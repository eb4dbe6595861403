/** Limits on guessing passwords and codes: per address, and per login from one address. Decision 17. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/limits.ts"
import { addressKey, count, countAddress, forget, takeBack, type Limit } from "#backend/http/rate-limit.ts"
import type { Login } from "./login.ts"

/** What is guessed, and how many wrong guesses are accepted. */
export type Guessed = { readonly forOneLogin: Limit; readonly byAddress: typeof limits.wrongPasswordsByAddress | typeof limits.wrongCodesByAddress }

export const passwordGuesses: Guessed = { forOneLogin: limits.wrongPasswordsOfLogin, byAddress: limits.wrongPasswordsByAddress }
/** Applies across all codes that were sent. */
export const codeGuesses: Guessed = { forOneLogin: limits.wrongCodesOfLogin, byAddress: limits.wrongCodesByAddress }

type Guess = { readonly login: Login; readonly address: CallerAddress; readonly now: Instant }

/**
 * Returns what `right` returns; `right` throws for a wrong guess. Throws 429 after too many.
 * The guess is counted beforehand, so that concurrent ones add up, and taken back when it was right.
 * No limit is on a login alone: strangers could lock its owner out.
 */
export const guess = async <T>(db: Database, { forOneLogin, byAddress }: Guessed, { login, address, now }: Guess, right: () => Promise<T>): Promise<T> => {
  const forLogin = `${byAddress.name} ${login.value} from ${address.key}`
  await countAddress(db, byAddress, address, now)
  await count(db, forLogin, forOneLogin, now)
  const answer = await right()
  await forget(db, forLogin)
  await takeBack(db, addressKey(byAddress, address))
  return answer
}
