/** Guesses at a password or a code: so many for one login and from one address. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "../database/database.ts"
import { count, forget, takeBack, type Limit } from "../http/rate-limit.ts"
import type { Login } from "./login.ts"

/** What is guessed at, and how often it may be guessed wrong. */
export type Guessed = { readonly name: string; readonly byLogin: Limit; readonly byAddress: Limit }

type Guess = { readonly login: Login; readonly address: string | null; readonly now: Instant }

/**
 * Makes a guess; `right` throws for a wrong one. It is counted beforehand, so that guesses side by side add up too,
 * and not held against anybody once it was right. Throws 429 after too many; an address that made too many locks no further login.
 */
export const guess = async <T>(db: Database, { name, byLogin, byAddress }: Guessed, { login, address, now }: Guess, right: () => Promise<T>): Promise<T> => {
  const fromAddress = `${name} from ${address ?? "inside"}`
  const forLogin = `${name} ${login.value}`
  await count(db, fromAddress, byAddress, now)
  await count(db, forLogin, byLogin, now)
  const answer = await right()
  await forget(db, forLogin)
  await takeBack(db, fromAddress)
  return answer
}
