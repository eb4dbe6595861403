/** Limits on guessing passwords and codes: per address, and per login from one address. Decision 17. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { limits } from "#backend/http/limits.ts"
import { count, forget, takeBack, type Limit } from "#backend/http/rate-limit.ts"
import type { Login } from "./login.ts"

/** What is guessed, and how many wrong guesses are accepted. */
export type Guessed = { readonly name: string; readonly forOneLogin: Limit; readonly byAddress: Limit }

export const passwordGuesses: Guessed = { name: "password", forOneLogin: limits.wrongPasswordsOfLogin, byAddress: limits.wrongPasswordsByAddress }
/** Applies across all codes that were sent. */
export const codeGuesses: Guessed = { name: "code", forOneLogin: limits.wrongCodesOfLogin, byAddress: limits.wrongCodesByAddress }

type Guess = { readonly login: Login; readonly address: string | null; readonly now: Instant }

/**
 * Returns what `right` returns; `right` throws for a wrong guess. Throws 429 after too many.
 * The guess is counted beforehand, so that concurrent ones add up, and taken back when it was right.
 * No limit is on a login alone: strangers could lock its owner out.
 */
export const guess = async <T>(db: Database, { name, forOneLogin, byAddress }: Guessed, { login, address, now }: Guess, right: () => Promise<T>): Promise<T> => {
  const fromAddress = `${name} from ${address ?? "inside"}`
  const forLogin = `${name} ${login.value} from ${address ?? "inside"}`
  await count(db, fromAddress, byAddress, now)
  await count(db, forLogin, forOneLogin, now)
  const answer = await right()
  await forget(db, forLogin)
  await takeBack(db, fromAddress)
  return answer
}
