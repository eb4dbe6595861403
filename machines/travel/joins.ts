/** Joins of the machines of travel with the shared actors. */
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { GuestsActor } from "./guests.ts"

type Ref = { readonly guests: GuestsActor; readonly session: SharedActors["session"] }

/** Sends to the guests machine whether a shopper is logged in: at once, and after each login or logout. */
export const joinGuests = ({ guests, session }: Ref) =>
  unsubscribeAll(
    follow(
      session,
      () => {
        const snapshot = session.getSnapshot()
        if (snapshot.matches("loggedIn")) return "shopper.known"
        return snapshot.matches("visitor") ? "visitor.known" : null
      },
      (type) => type !== null && guests.send({ type }),
    ),
  )
