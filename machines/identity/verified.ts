/** State that verifies a code, which logs in a known user and confirms the e-mail or phone of a new one. */
import type { User } from "#domain/entities/identity/user.ts"
import { normalizeLogin } from "#domain/rules/identity/login-form.ts"
import { normalizeCode } from "#domain/rules/identity/one-time-code.ts"
import { failureOf } from "#machines/shared/failure.ts"
import type { SocialLogin, Verified } from "./ports.ts"

/** The user, for a response that a guard found to log in. */
export const userOf = (verified: Verified | SocialLogin): User => {
  if (verified._tag !== "LoggedIn") throw new Error("the response logs nobody in")
  return verified.user
}

/** Assignment of a confirmed e-mail or phone. */
export const confirmedBy = (verified: Verified) => ({
  signUpToken: verified._tag === "MaySignUp" ? verified.signUpToken : null,
  problem: null,
})

type Done = { readonly event: { readonly output: Verified } }

/** `confirmed` follows for a new user, `arriving` for a known one. The machine declares `isKnown`, `takeUser`, `takeToken` and `keepProblem`. */
export const verifyingState = <const Confirmed extends string>(confirmed: Confirmed) =>
  ({
    description: "The shop is checking the code.",
    tags: "busy",
    invoke: {
      id: "verifyCode",
      src: "verifyCode",
      input: ({ context: { form } }: { readonly context: { readonly form: { readonly login: string; readonly code: string } } }) => ({
        login: normalizeLogin(form.login),
        code: normalizeCode(form.code),
      }),
      onDone: [
        {
          guard: { type: "isKnown", params: ({ event }: Done) => ({ verified: event.output }) },
          target: "arriving",
          actions: { type: "takeUser", params: ({ event }: Done) => ({ user: userOf(event.output) }) },
        },
        { target: confirmed, actions: { type: "takeToken", params: ({ event }: Done) => ({ verified: event.output }) } },
      ],
      onError: { target: "askingCode", actions: { type: "keepProblem", params: failureOf } },
    },
  }) as const
