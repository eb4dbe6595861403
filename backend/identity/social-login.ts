/** Social login: a session for a known identity, otherwise what is left to do; and joining an identity to a user. B28. */
import type { SocialNewcomer, TokenAnswer } from "#adapters/shop/contract/identity/identity.ts"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { isEmail, normalizeEmail } from "#domain/rules/identity/contact-formats.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { limits } from "#backend/http/limits.ts"
import { countAddress } from "#backend/http/rate-limit.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { knowsItsPeople } from "#backend/http/sandbox-access.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { readAssertion, type Assertion } from "./assertion.ts"
import { notifyUser } from "./confirmed-contacts.ts"
import type { Login } from "./login.ts"
import { requireRecentLogin } from "./proof.ts"
import { beginSession, type SessionRequest } from "./sessions.ts"
import { signUpToken } from "./sign-up.ts"
import { isSpent, spendAssertion } from "./spent-assertions.ts"
import { findUser } from "./users.ts"

const over = () => new Refusal(401, { key: "login.socialOver" }, { oauth: "invalid_grant" })

/** An assertion by `provider` that was not spent. Throws 401 for one that is forged, over, spent, or of another provider. */
const goodAssertion = async ({ db, config }: BackendServices, provider: string, assertion: string | null, now: Instant): Promise<Assertion> => {
  const read = assertion === null ? null : readAssertion(config.assertionKey, assertion, millisecondsOf(now))
  if (read?.identity.provider !== provider || !config.site.socialLogins.includes(read.identity.provider) || (await isSpent(db, read))) throw over()
  return read
}

/** Spends the assertion in the transaction of what it does. Throws 401 where another call was faster. */
const spend = async (tx: Database, assertion: Assertion): Promise<void> => {
  if (!(await spendAssertion(tx, assertion))) throw over()
}

const emailOf = ({ email }: SocialIdentity): Login | null => (email !== null && isEmail(email) ? { channel: "email", value: normalizeEmail(email) } : null)

/** What someone whom no user stands for may do. Only an e-mail that the provider has confirmed says whether it is registered. */
const newcomer = async (services: BackendServices, identity: SocialIdentity, request: SessionRequest): Promise<SocialNewcomer> => {
  const { firstName, lastName, isEmailVerified } = identity
  const login = emailOf(identity)
  const nobody = { firstName, lastName, email: login?.value ?? null, signUpToken: null, methods: [] }
  if (login === null || !isEmailVerified) return nobody
  const user = await findUser(services.db, login, knowsItsPeople(services.config, request))
  if (user === null) return { ...nobody, signUpToken: await signUpToken(services, login, request.now) }
  return { ...nobody, methods: user.passwordHash === null ? ["code"] : ["password", "code"] }
}

/** A known identity spends the assertion; a newcomer needs it again. Throws 401 for an assertion that is no good, and 429 after too many. */
export const logInSocially = async (services: BackendServices, provider: string, assertion: string | null, request: SessionRequest): Promise<TokenAnswer | SocialNewcomer> => {
  const { db, config } = services
  await countAddress(db, limits.assertions, request.address, request.now)
  const read = await goodAssertion(services, provider, assertion, request.now)
  const { identity } = read
  const [known] = await db.query<{ id: number }>(
    `select u.id from social_identities s join users u on u.id = s.user_id
     where s.provider = $1 and s.subject = $2 and (not u.is_demo or $3)`,
    [identity.provider, identity.subject, knowsItsPeople(config, request)],
  )
  if (known === undefined) return newcomer(services, identity, request)
  return db.transaction(async (tx) => {
    await spend(tx, read)
    return beginSession(tx, known.id, request)
  })
}

/** Joins the identity to the user, who has just logged in, and notifies the user. Throws 422 for an older session, 401 for an assertion that is no good, and 409 where it is another user's. */
export const joinIdentity = async (
  services: BackendServices,
  { provider, assertion }: { readonly provider: string; readonly assertion: string | null },
  { userId, session, locale, now }: { readonly userId: number; readonly session: string | null; readonly locale: Locale; readonly now: Instant },
): Promise<void> => {
  await requireRecentLogin(services.db, { userId, session, now })
  const read = await goodAssertion(services, provider, assertion, now)
  const { identity } = read
  await services.db.transaction(async (tx) => {
    await spend(tx, read)
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

/** Whether a user has one to log in by. */
export const hasIdentity = async ({ db }: BackendServices, userId: number): Promise<boolean> =>
  (await db.query("select 1 from social_identities where user_id = $1 limit 1", [userId])).length > 0
