/** Social login: a session for a known identity, the next step for a newcomer, and joining an identity to a user. B28. */
import type { SocialNewcomer, TokenAnswer } from "#adapters/shop/contract/identity/identity.ts"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { isEmail, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countAddress } from "#backend/http/rate-limiter.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { acceptsDemoUsers } from "#backend/http/sandbox-access.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { readAssertion, type Assertion } from "./assertion.ts"
import { notifyUser } from "./account-letters.ts"
import type { Login } from "./login.ts"
import { requireRecentLogin } from "./proof.ts"
import { beginSession, type SessionRequest } from "./sessions.ts"
import { signUpToken } from "./sign-up.ts"
import { isSpent, spendAssertion } from "./spent-assertions.ts"
import { findUser } from "./users.ts"

const assertionExpired = () => new Refusal(401, { key: "login.socialOver" }, { oauth: "invalid_grant" })

/** Reads an assertion of `provider`. Throws 401 for one that is forged, expired, spent, or of a provider that the site does not offer. */
const validAssertion = async (
  { db, config }: BackendServices,
  provider: string,
  signedAssertion: string | null,
  now: Instant,
): Promise<Assertion> => {
  const assertion = signedAssertion === null ? null : readAssertion(config.assertionKey, signedAssertion, millisecondsOf(now))
  if (assertion?.identity.provider !== provider) throw assertionExpired()
  if (!config.site.socialLogins.includes(assertion.identity.provider)) throw assertionExpired()
  if (await isSpent(db, assertion)) throw assertionExpired()
  return assertion
}

/** Spends the assertion in the transaction of its use. Throws 401 where a concurrent call was faster. */
const spend = async (tx: Database, assertion: Assertion): Promise<void> => {
  if (!(await spendAssertion(tx, assertion))) throw assertionExpired()
}

const emailOf = ({ email }: SocialIdentity): Login | null =>
  email !== null && isEmail(email) ? { channel: "email", value: normalizeEmail(email) } : null

/**
 * Next step of a person whose identity belongs to no user: signing up, or proving that the e-mail's account is theirs.
 * Whether an e-mail is registered is revealed only if the provider has confirmed it.
 */
const newcomerOf = async (services: BackendServices, identity: SocialIdentity, request: SessionRequest): Promise<SocialNewcomer> => {
  const { firstName, lastName, isEmailVerified } = identity
  const login = emailOf(identity)
  const newcomer = { firstName, lastName, email: login?.value ?? null, signUpToken: null, methods: [] }
  if (login === null || !isEmailVerified) return newcomer
  const user = await findUser(services.db, login, acceptsDemoUsers(services.config, request))
  if (user === null) return { ...newcomer, signUpToken: await signUpToken(services, login, request.now) }
  return { ...newcomer, methods: user.passwordHash === null ? ["code"] : ["password", "code"] }
}

/** A session for a known identity, which spends the assertion; a newcomer needs the assertion again. Throws 401 for an invalid assertion, and 429 after too many. */
export const logInSocially = async (
  services: BackendServices,
  provider: string,
  signedAssertion: string | null,
  request: SessionRequest,
): Promise<TokenAnswer | SocialNewcomer> => {
  const { db, config } = services
  await countAddress(db, limits.assertions, request.address, request.now)
  const assertion = await validAssertion(services, provider, signedAssertion, request.now)
  const { identity } = assertion
  const [user] = await db.query<{ id: number }>(
    `select u.id from social_identities s join users u on u.id = s.user_id
     where s.provider = $1 and s.subject = $2 and (not u.is_demo or $3)`,
    [identity.provider, identity.subject, acceptsDemoUsers(config, request)],
  )
  if (user === undefined) return newcomerOf(services, identity, request)
  return db.transaction(async (tx) => {
    await spend(tx, assertion)
    return beginSession(tx, user.id, request)
  })
}

/** Joins the identity to the logged-in user and notifies the user. Throws 422 where the login is too old to be a proof, 401 for an invalid assertion, and 409 where the identity is another user's. */
export const joinIdentity = async (
  services: BackendServices,
  { provider, assertion: signedAssertion }: { readonly provider: string; readonly assertion: string | null },
  {
    userId,
    session,
    locale,
    now,
  }: { readonly userId: number; readonly session: string | null; readonly locale: Locale; readonly now: Instant },
): Promise<void> => {
  await requireRecentLogin(services.db, { userId, session, now })
  const assertion = await validAssertion(services, provider, signedAssertion, now)
  const { identity } = assertion
  await services.db.transaction(async (tx) => {
    await spend(tx, assertion)
    const [row] = await tx.query<{ user_id: number }>(
      `insert into social_identities (provider, subject, user_id, linked_at) values ($1, $2, $3, $4)
       on conflict (provider, subject) do update set linked_at = social_identities.linked_at returning user_id`,
      [identity.provider, identity.subject, userId, now],
    )
    if (row?.user_id !== userId) throw new Refusal(409, { key: "login.socialTaken" }, { statusCode: "social_taken" })
    await notifyUser(services, tx, { kind: "joined", provider: identity.provider }, { userId, locale, now })
  })
  services.sendSoon()
}

/** Whether a social login is linked to the user. */
export const hasIdentity = async ({ db }: BackendServices, userId: number): Promise<boolean> =>
  (await db.query("select 1 from social_identities where user_id = $1 limit 1", [userId])).length > 0
