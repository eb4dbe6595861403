/** Model of the session machine. */
import { nomin } from "#book/fixtures/identity/people.ts"
import { unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(sessionMachine, {
  inputs: [undefined],
  events: [
    { type: "user.remembered", user: nomin },
    { type: "user.remembered", user: null },
    { type: "session.begin", user: nomin },
    { type: "session.leave" },
    { type: "session.check" },
    { type: "user.refresh" },
  ],
  answers: {
    fetchUser: { values: [nomin, null], problems: [unauthorised, unreachable] },
    logOut: { values: [undefined], problems: [unreachable] },
  },
  distinguishedBy: ({ user, remembered }) => [user?.id, remembered?.id],
  driver: {
    shopper: {
      "session.leave": {
        when: ({ context }) => context.user !== null,
        by: async ({ find, press, keys }) => {
          ;(await find("button", /Номин/u)).focus()
          await keys("{Enter}")
          await press("account.log_out", ["dialog", "nav.account"])
        },
      },
    },
    others: ["user.remembered", "session.begin", "session.check", "user.refresh"],
  },
})
