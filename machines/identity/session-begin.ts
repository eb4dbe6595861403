/** Event of a shopper who is let in, and where they were going. */
import type { User } from "#domain/entities/identity/user.ts"

export type SessionBegin = { readonly type: "session.begin"; readonly user: User; readonly next: string }

/** For a state that a user has led to. */
export const sessionBegin = ({ user, next }: { readonly user: User | null; readonly next: string }): SessionBegin => {
  if (user === null) throw new Error("nobody logged in")
  return { type: "session.begin", user, next }
}
