/** Event of a login: the user, and the path (`next`) to open. */
import type { User } from "#domain/entities/identity/user.ts"

export type SessionBegin = { readonly type: "session.begin"; readonly user: User; readonly next: string }

/** The event, for a state that is entered with a user. */
export const sessionBegin = ({ user, next }: { readonly user: User | null; readonly next: string }): SessionBegin => {
  if (user === null) throw new Error("the session begins without a user")
  return { type: "session.begin", user, next }
}
