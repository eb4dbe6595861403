/** Ports of identity: login, registration and the user of the session. */
import type { Organization, RegisteredOrganization } from "#domain/entities/identity/organization.ts"
import type { Person } from "#domain/entities/identity/person.ts"
import type { RegistrationDraft } from "#domain/entities/identity/registration-draft.ts"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import type { User } from "#domain/entities/identity/user.ts"

export type LoginCheck = {
  readonly registered: boolean
  readonly channel: "email" | "phone"
  readonly methods: ReadonlyArray<"password" | "code" | "social">
}

/** Response to a sent code: the masked destination, and durations in seconds. */
export type CodeSent = { readonly sentTo: string; readonly expiresIn: number; readonly resendIn: number }

/** Result of a correct code: a known user is logged in, a new one may sign up. */
export type Verified = { readonly _tag: "LoggedIn"; readonly user: User } | { readonly _tag: "MaySignUp"; readonly signUpToken: string }

/** Result of a social login: a known person is logged in, others sign up or prove that an e-mail is theirs. */
export type SocialLogin = { readonly _tag: "LoggedIn"; readonly user: User } | SocialNewcomer
export type SocialNewcomer = {
  readonly _tag: "Newcomer"
  readonly email: string | null
  /** Only where the provider has confirmed an e-mail that is not registered. */
  readonly signUpToken: string | null
  /** Proofs by which the user with this e-mail shows to be its owner; empty where the e-mail is not confirmed. */
  readonly methods: ReadonlyArray<"password" | "code">
  readonly firstName: string
  readonly lastName: string
}

/** `signUpToken` belongs to the confirmed e-mail or phone. */
type Confirmed = { readonly signUpToken: string; readonly password: string | null }
export type SignUp = Confirmed & (({ readonly kind: "person" } & Person) | ({ readonly kind: "organization" } & Organization))

export interface IdentityPorts {
  /** The user of the stored session, or null for a visitor. */
  fetchUser(input: void, signal?: AbortSignal): Promise<User | null>
  checkLogin(input: { readonly login: string }, signal?: AbortSignal): Promise<LoginCheck>
  sendCode(input: { readonly login: string }, signal?: AbortSignal): Promise<CodeSent>
  verifyCode(input: { readonly login: string; readonly code: string }, signal?: AbortSignal): Promise<Verified>
  logIn(input: { readonly login: string; readonly password: string }, signal?: AbortSignal): Promise<User>
  /** Logs in by the identity that the provider reported to the page server. */
  logInSocially(input: { readonly provider: SocialProvider }, signal?: AbortSignal): Promise<SocialLogin>
  /** Joins the social login to the user who is logged in. */
  joinSocial(input: { readonly provider: SocialProvider }, signal?: AbortSignal): Promise<void>
  signUp(input: SignUp, signal?: AbortSignal): Promise<User>
  /** Sends a code that allows a new password; an unknown login gets the same response and no code. */
  sendResetCode(input: { readonly login: string }, signal?: AbortSignal): Promise<CodeSent>
  /** Checks the code without spending it. */
  checkResetCode(input: { readonly login: string; readonly code: string }, signal?: AbortSignal): Promise<void>
  /** Sets the password and ends all sessions of the user. */
  resetPassword(input: { readonly login: string; readonly code: string; readonly password: string }, signal?: AbortSignal): Promise<void>
  /** Registration stored in this tab. */
  readRegistration(input: void, signal?: AbortSignal): Promise<RegistrationDraft | null>
  keepRegistration(input: { readonly draft: RegistrationDraft | null }, signal?: AbortSignal): Promise<void>
  /** The state register's name of an organization; `Missing` for an unknown number. */
  fetchOrganization(input: Pick<RegisteredOrganization, "registryNumber">, signal?: AbortSignal): Promise<RegisteredOrganization>
  logOut(input: void, signal?: AbortSignal): Promise<void>
}
