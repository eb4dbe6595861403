/** States after a login: a social login that led to it is joined to the account first. B28. */
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import type { SocialLogin, SocialNewcomer } from "./ports.ts"

/** Provider of the social login, for a state that is entered with one. */
export const providerOf = (social: SocialProvider | null): SocialProvider => {
  if (social === null) throw new Error("no social login is to be joined")
  return social
}

/** The newcomer, for a response that a guard found to name no user. */
export const newcomerOf = (result: SocialLogin): SocialNewcomer => {
  if (result._tag !== "Newcomer") throw new Error("the social login is of a known user")
  return result
}

/** Lead to `loggedIn`, even if joining fails. The machine declares `comesFromProvider`. */
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
