/** The way in. S3, S27. */
import type { ActorRefFrom } from "xstate"
import { joinLogin } from "#machines/joins.ts"
import { loginMachine } from "#machines/login.ts"
import { answers } from "#machines/ports.ts"
import { LoginScreen } from "#ui/login/login-screen.tsx"
import { safePath } from "../login-address.ts"
import { definePage, opened } from "../page.ts"

type Own = { readonly actor: ActorRefFrom<typeof loginMachine> }

export const page = definePage<never, Own>({
  open: (given) => {
    const next = safePath(given.place.question.get("from"))
    return { actor: opened(loginMachine.provide({ actors: answers(given.ports) }), { next }, given) }
  },
  title: (text, _, { brand }) => `${text("account.log_in")} · ${brand}`,
  Screen: LoginScreen,
  join: ({ actor }, { shop: { session }, go }) => joinLogin({ login: actor, session }, (next) => go(next, { replace: true })),
})
