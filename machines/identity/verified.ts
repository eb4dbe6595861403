/** User of a verified code. */
import type { User } from "#domain/entities/identity/user.ts"
import type { Verified } from "./ports.ts"

/** For a code that a guard found to log in. */
export const userOf = (verified: Verified): User => {
  if (verified._tag !== "LoggedIn") throw new Error("a code alone is no user")
  return verified.user
}
