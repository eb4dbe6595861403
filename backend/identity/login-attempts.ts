/** Guesses at a password or a code: so many from one address, and so many of them for one login. Decision 17. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { count, forget, takeBack, type Limit } from "#backend/http/rate-limit.ts"
import type { Login } from "./login.ts"

/** What is guessed at, and how often it may be guessed wrong. */
export type Guessed = { readonly name: string; readonly forOneLogin: Limit; readonly byAddress: Limit }

type Guess = { readonly login: Login; readonly address: string | null; readonly now: Instant }

/**
 * Makes a guess; `right` throws for a wrong one. It is counted beforehand, so that guesses side by side add up too,
 * and not held against anybody once it was right. Throws 429 after too many. No count is a login's alone: strangers could keep its owner out by it.
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
