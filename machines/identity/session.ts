/** Session machine: a visitor, or a shopper who has logged in. B5–B7. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { User } from "#domain/entities/identity/user.ts"
import { isDefinite } from "#machines/shared/definite-failure.ts"
import { port } from "#machines/ports.ts"
import { failureOf, type Failure } from "#machines/shared/failure.ts"

export type SessionEvent =
  /** The user persisted on this device, if any. */
  | { readonly type: "user.remembered"; readonly user: User | null }
  /** The shopper has just logged in. */
  | { readonly type: "session.begin"; readonly user: User }
  | { readonly type: "session.leave" }
  /** The shop ended the session, or another tab logged in or out: fetch the user again. */
  | { readonly type: "session.check" }
  /** An order was placed, paid or cancelled: wallet and number of orders have changed. */
  | { readonly type: "user.refresh" }
export type SessionContext = {
  readonly user: User | null
  /** The user persisted on this device, until the shop has confirmed who it is. */
  readonly remembered: User | null
  /** Whether the session ends without a notice. */
  readonly silent: boolean
}
export type SessionEmitted =
  /** The shop has confirmed the persisted user. */
  | { readonly type: "session.confirmed"; readonly user: User }
  | { readonly type: "session.began"; readonly user: User }
  /** `isExpired`: the shop ended the session, not the shopper. */
  | { readonly type: "session.ended"; readonly silent: boolean; readonly isExpired?: boolean }
  /** Nobody is logged in, and no user was persisted. */
  | { readonly type: "session.absent" }

export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; emitted: SessionEmitted; tags: "busy" },
  actors: { fetchUser: port("fetchUser"), logOut: port("logOut") },
  actions: {
    rememberUser: assign(({ event }) => {
      assertEvent(event, "user.remembered")
      return { remembered: event.user }
    }),
    takeUser: assign((_, { user }: { user: User | null }) => ({ user, remembered: user })),
    restoreUser: assign(({ context }) => ({ user: context.user ?? context.remembered })),
    forgetUser: assign({ user: null, remembered: null }),
    clearSilent: assign({ silent: false }),
    // Notifies only a shopper who was logged in during this visit; revokes nothing, since another tab may have renewed the session.
    setSilentUnlessLoggedIn: assign(({ context }) => ({ silent: context.user === null })),
    emitBegan: emit((_, { user }: { user: User }) => ({ type: "session.began", user }) as const),
    emitConfirmed: emit(({ context }) => {
      if (context.user === null) throw new Error("the session is confirmed without a user")
      return { type: "session.confirmed", user: context.user } as const
    }),
    emitAbsent: emit({ type: "session.absent" } as const),
    emitEnded: emit(({ context }) => ({ type: "session.ended", silent: context.silent, isExpired: true }) as const),
    emitLeft: emit({ type: "session.ended", silent: false } as const),
  },
  guards: {
    isUser: (_, { user }: { user: User | null }) => user !== null,
    isRemembered: ({ context }) => context.remembered !== null || context.user !== null,
    remembersSomeone: ({ event }) => {
      assertEvent(event, "user.remembered")
      return event.user !== null
    },
    isRefusal: (_, { error }: Failure) => isDefinite(error),
  },
}).createMachine({
  id: "session",
  description: "Tracks whether the shopper is logged in.",
  context: { user: null, remembered: null, silent: false },
  initial: "unknown",
  states: {
    unknown: {
      description: "The session is loading; personal data is not shown as certain.",
      tags: "busy",
      on: {
        "user.remembered": { actions: "rememberUser" },
        "session.leave": { target: "loggingOut", actions: "clearSilent" },
        "user.refresh": { target: "unknown", reenter: true },
        // The pending request may predate the event.
        "session.check": { target: "unknown", reenter: true },
        "session.begin": {
          target: "loggedIn",
          actions: [
            { type: "takeUser", params: ({ event }) => ({ user: event.user }) },
            { type: "emitBegan", params: ({ event }) => ({ user: event.user }) },
          ],
        },
      },
      invoke: {
        id: "fetchUser",
        src: "fetchUser",
        onDone: [
          {
            guard: { type: "isUser", params: ({ event }) => ({ user: event.output }) },
            target: "loggedIn",
            actions: [{ type: "takeUser", params: ({ event }) => ({ user: event.output }) }, "emitConfirmed"],
          },
          { guard: "isRemembered", target: "visitor", actions: ["setSilentUnlessLoggedIn", "forgetUser", "emitEnded"] },
          { target: "visitor", actions: ["forgetUser", "emitAbsent"] },
        ],
        onError: [
          {
            guard: { type: "isRefusal", params: failureOf },
            target: "visitor",
            actions: ["setSilentUnlessLoggedIn", "forgetUser", "emitEnded"],
          },
          { guard: "isRemembered", target: "loggedIn", actions: "restoreUser" },
          { target: "visitor", actions: "emitAbsent" },
        ],
      },
    },
    visitor: {
      description: "The shopper is not logged in.",
      on: {
        "session.begin": {
          target: "loggedIn",
          actions: [
            { type: "takeUser", params: ({ event }) => ({ user: event.user }) },
            { type: "emitBegan", params: ({ event }) => ({ user: event.user }) },
          ],
        },
        "user.remembered": { guard: "remembersSomeone", actions: ["setSilentUnlessLoggedIn", "forgetUser", "emitEnded"] },
        "session.check": { target: "unknown" },
      },
    },
    loggedIn: {
      description: "The shopper is logged in.",
      on: {
        "session.leave": { target: "loggingOut", actions: "clearSilent" },
        "session.check": { target: "unknown" },
        "user.refresh": { target: "unknown" },
      },
    },
    loggingOut: {
      description: "The shopper is logging out; this device logs out even if the shop is unreachable.",
      tags: "busy",
      invoke: {
        id: "logOut",
        src: "logOut",
        onDone: { target: "visitor", actions: ["forgetUser", "emitLeft"] },
        onError: { target: "visitor", actions: ["forgetUser", "emitLeft"] },
      },
    },
  },
})
