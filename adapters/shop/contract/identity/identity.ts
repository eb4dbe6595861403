/** Calls of identity: login by password or code, sign-up, and the user of the session. */
import * as Schema from "effect/Schema"
import { Gender } from "#domain/entities/identity/person.ts"
import { personWireNames } from "#domain/entities/identity/person-wire-names.ts"
import { User } from "#domain/entities/identity/user.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { Detail, Name } from "#adapters/shop/contract/texts.ts"

const Login = Schema.NonEmptyString
const clientKeys = { clientId: "client_id", clientSecret: "client_secret" } as const
/** Id and secret of the storefront, added by its page server. */
const client = { clientId: orNull(Schema.String), clientSecret: orNull(Schema.String) }

export const TokenRequest = Schema.Union([
  Schema.Struct({ grantType: Schema.Literal("password"), username: Login, password: Schema.NonEmptyString, ...client }).pipe(
    Schema.encodeKeys({ grantType: "grant_type", ...clientKeys }),
  ),
  Schema.Struct({ grantType: Schema.Literal("refresh_token"), refreshToken: Schema.NonEmptyString, ...client }).pipe(
    Schema.encodeKeys({ grantType: "grant_type", refreshToken: "refresh_token", ...clientKeys }),
  ),
  Schema.Struct({
    grantType: Schema.Literal("assertion"),
    provider: Schema.NonEmptyString,
    /** Added by the page server from its cookie; browsers never have it. */
    assertion: orNull(Schema.String),
    ...client,
  }).pipe(Schema.encodeKeys({ grantType: "grant_type", ...clientKeys })),
]).annotate({ identifier: "TokenRequest" })
export type TokenRequest = typeof TokenRequest.Type

/** A line of the visitor's cart that exceeded the stock when the carts were merged. */
export const CutLine = Schema.Struct({ variantId: LooseInt, name: Schema.String, wanted: LooseInt, kept: LooseInt }).pipe(
  Schema.encodeKeys({ variantId: "variant_id" }),
)
export type CutLine = typeof CutLine.Type

const tokenFields = {
  accessToken: Schema.NonEmptyString,
  tokenType: Schema.String,
  /** Seconds. */
  expiresIn: LooseInt,
  /** Stored by the page server in a cookie; browsers never receive it. */
  refreshToken: orNull(Schema.String),
  /** Seconds since 1970. */
  createdAt: LooseInt,
  /** Units that the merge of the visitor's cart left out. */
  cut: listOf(CutLine),
}
const tokenKeys = {
  accessToken: "access_token",
  tokenType: "token_type",
  expiresIn: "expires_in",
  refreshToken: "refresh_token",
  createdAt: "created_at",
} as const

export const TokenAnswer = Schema.Struct(tokenFields).pipe(Schema.encodeKeys(tokenKeys)).annotate({ identifier: "TokenAnswer" })
export type TokenAnswer = typeof TokenAnswer.Type

export const MaySignUp = Schema.Struct({ verified: Schema.Literal(true), signUpToken: Schema.NonEmptyString })
  .pipe(Schema.encodeKeys({ signUpToken: "sign_up_token" }))
  .annotate({ identifier: "MaySignUp" })

/** Social login of a person who is linked to no user yet. */
export const SocialNewcomer = Schema.Struct({
  /** As the provider knows it. */
  email: orNull(Schema.String),
  /** Allows signing up; only where the provider has confirmed an e-mail that is not registered. */
  signUpToken: orNull(Schema.NonEmptyString),
  /** Proofs by which the user with this e-mail joins the social login; empty where the e-mail is not confirmed. */
  methods: Schema.Array(Schema.Literals(["password", "code"])),
  firstName: Schema.String,
  lastName: Schema.String,
})
  .pipe(Schema.encodeKeys({ signUpToken: "sign_up_token", firstName: "first_name", lastName: "last_name" }))
  .annotate({ identifier: "SocialNewcomer" })
export type SocialNewcomer = typeof SocialNewcomer.Type

export const CodeAnswer = Schema.Struct({ sentTo: Schema.String, expiresIn: LooseInt, resendIn: LooseInt })
  .pipe(Schema.encodeKeys({ sentTo: "sent_to", expiresIn: "expires_in", resendIn: "resend_in" }))
  .annotate({ identifier: "CodeAnswer" })

const Password = Schema.String
export const SignUpRequest = Schema.Union([
  Schema.Struct({
    signUpToken: Schema.NonEmptyString,
    kind: Schema.Literal("person"),
    lastName: orElse(Name, ""),
    firstName: Name.check(Schema.isNonEmpty()),
    /** yyyy-MM-dd. */
    birthday: orNull(Schema.String),
    gender: orNull(Gender),
    occupation: orElse(Name, ""),
    registrationNumber: orNull(Schema.String),
    password: orNull(Password),
  }).pipe(Schema.encodeKeys({ signUpToken: "sign_up_token", ...personWireNames })),
  Schema.Struct({
    signUpToken: Schema.NonEmptyString,
    kind: Schema.Literal("organization"),
    name: Name.check(Schema.isNonEmpty()),
    registryNumber: Schema.String.check(Schema.isPattern(/^\d{7}$/, { message: "registryNumber.incorrect" })),
    phone: orElse(Name, ""),
    address: orElse(Detail, ""),
    workerCount: orNull(LooseInt),
    activity: orElse(Name, ""),
    password: orNull(Password),
  }).pipe(
    Schema.encodeKeys({
      signUpToken: "sign_up_token",
      registryNumber: "registry_number",
      workerCount: "worker_count",
      activity: "activity_direction",
    }),
  ),
]).annotate({ identifier: "SignUpRequest" })
export type SignUpRequest = typeof SignUpRequest.Type

/** Sends a code without `code`, checks the code without `password`, and otherwise sets the password. */
export const ResetRequest = Schema.Struct({
  login: Login,
  code: orNull(Schema.String),
  password: orNull(Password),
  passwordConfirmation: orNull(Password),
}).pipe(Schema.encodeKeys({ passwordConfirmation: "password_confirmation" }))

export const token = endpoint({
  method: "POST",
  path: "/oauth/token",
  summary: "Logs in by password or social login, or renews an access token. Takes form or JSON; merges the cart of X-Order-Token.",
  asker: "client",
  body: TokenRequest,
  accepts: ["json", "form"],
  answer: Schema.Union([TokenAnswer, SocialNewcomer]),
})

export const joinSocialLogin = endpoint({
  method: "POST",
  path: "/oauth/join",
  summary: "Joins the social login of the assertion to the user.",
  asker: "user",
  body: Schema.Struct({ provider: Schema.NonEmptyString, assertion: orNull(Schema.String) }),
  answer: EmptyResponse,
})

export const revoke = endpoint({
  method: "POST",
  path: "/oauth/revoke",
  summary: "Ends a session by its access or refresh token, and the social login of the assertion; an unknown token is no error.",
  asker: "client",
  body: Schema.Struct({
    token: Schema.NonEmptyString,
    /** Added by the page server from its cookie, as in `TokenRequest`. */
    assertion: orNull(Schema.String),
    ...client,
  }).pipe(Schema.encodeKeys(clientKeys)),
  accepts: ["json", "form"],
  answer: EmptyResponse,
})

export const checkLogin = endpoint({
  method: "POST",
  path: "/api/v2/mcs_auth/check",
  summary: "Says whether an e-mail or phone is registered and by what it may log in.",
  body: Schema.Struct({ login: Login }),
  answer: Schema.Struct({
    registered: Schema.Boolean,
    channel: Schema.Literals(["email", "phone"]),
    methods: Schema.Array(Schema.Literals(["password", "code", "social"])),
  }),
})

export const sendCode = endpoint({
  method: "POST",
  path: "/api/v2/mcs_auth",
  summary: "Sends a one-time code to an e-mail or phone.",
  body: Schema.Struct({ login: Login }),
  answer: CodeAnswer,
})

export const verifyCode = endpoint({
  method: "POST",
  path: "/api/v2/mcs_auth/verify",
  summary: "Logs a known user in by a code, or lets a new one sign up.",
  asker: "client",
  body: Schema.Struct({ login: Login, code: Schema.NonEmptyString }),
  answer: Schema.Union([TokenAnswer, MaySignUp]),
})

export const signUp = endpoint({
  method: "POST",
  path: "/api/v2/mcs_auth/sign_up",
  summary: "Registers a person or an organization whose login has been verified, and logs in.",
  asker: "client",
  body: SignUpRequest,
  answer: TokenAnswer,
})

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/v2/mcs_auth/reset",
  summary: "Sends a code; with a code alone checks it; with a password too sets it and ends every session of the user.",
  body: ResetRequest,
  answer: Schema.Union([CodeAnswer, EmptyResponse]),
})

export const me = endpoint({
  method: "GET",
  path: "/api/v2/users/me",
  summary: "The user who is logged in.",
  asker: "user",
  answer: User,
})
