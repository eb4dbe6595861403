/** States of a shopper who is in: a social login by which they came is joined to their account first. B28. */
import type { SocialProvider } from "#domain/entities/identity/social.ts"
import type { SocialLogin, SocialNewcomer } from "./ports.ts"

/** For a state that a social login has led to. */
export const providerOf = (social: SocialProvider | null): SocialProvider => {
  if (social === null) throw new Error("no social login is to be joined")
  return social
}

/** For a response that a guard found to name no user. */
export const newcomerOf = (answer: SocialLogin): SocialNewcomer => {
  if (answer._tag !== "Newcomer") throw new Error("the person is known")
  return answer
}

/** Lead to `loggedIn`; what cannot be joined is requested again at the next visit. The machine declares `comesFromProvider`. */
export const socialJoinStates = {
  arriving: {
    description: "Checks whether a social login is to be linked to the account.",
    always: [{ guard: "comesFromProvider", target: "joining" }, { target: "loggedIn" }],
  },
  joining: {
    description: "The social login is being linked to the account of the logged-in shopper.",
    tags: "busy",
    invoke: {
      id: "joinSocial",
      src: "joinSocial",
      input: ({ context }: { readonly context: { readonly social: SocialProvider | null } }) => ({ provider: providerOf(context.social) }),
      onDone: { target: "loggedIn" },
      onError: { target: "loggedIn" },
    },
  },
} as const
