/** Proof of the person of a session: the password, or a code to a confirmed contact. Record 0040. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { isProofValid, proofCode, proofKind } from "#domain/rules/identity/proof.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"
import { sendCode, spendCode } from "./one-time-codes.ts"
import { codeContact, confirmedContacts, type ConfirmedContacts } from "./confirmed-contacts.ts"
import { codeGuesses, passwordGuesses, withGuessLimit } from "./login-attempts.ts"
import type { Login } from "./login.ts"
import { isPassword } from "./passwords.ts"

type Row = ConfirmedContacts & { readonly password_hash: string | null }

const rowOf = async (db: Database, userId: number, lock: "for update" | "" = ""): Promise<Row> => {
  const [row] = await db.query<Row>(
    `select email, phone, email_confirmed, phone_confirmed, password_hash from users where id = $1 ${lock}`,
    [userId],
  )
  if (row === undefined) throw new Error(`user ${userId} is gone while logged in`)
  return row
}

type ProofRequest = { readonly userId: number; readonly address: CallerAddress; readonly now: Instant }
type ProvedSession = Pick<ProofRequest, "userId" | "now"> & { readonly session: string | null }

/** The contact that receives codes. Throws 422 without a confirmed one. */
const requireContact = (row: Row, services: BackendServices): Login => {
  const contact = codeContact(row, services)
  if (contact === null) throw new Refusal(422, { key: "contact.none" })
  return contact
}

/** Sends a code to the user's own contact. Throws 422 without a confirmed one. */
export const sendConfirmation = async (
  services: BackendServices,
  { userId, address, locale }: ProofRequest & { readonly locale: Locale },
) => sendCode(services, { login: requireContact(await rowOf(services.db, userId), services), purpose: "confirm", address }, locale)

export type Proof = {
  readonly password: string | null
  readonly code: string | null
  /** Field of the request that names a missing or wrong password. */
  readonly field: string
  /** Whether only a TAN code proves the person. */
  readonly isTan?: boolean
}

/** Checks a password or code; users with a password may send a code instead. Throws 422 for a wrong one, 429 after too many. */
export const confirm = async (
  services: BackendServices,
  { password, code, field, isTan = false }: Proof,
  { userId, address, now }: ProofRequest,
): Promise<void> => {
  const row = await rowOf(services.db, userId)
  if (code !== null && code !== "") {
    const login = requireContact(row, services)
    const wrongCode = isTan ? "tan.incorrect" : "code.incorrect"
    await withGuessLimit(services.db, codeGuesses, { login, address, now }, () =>
      spendCode(services.db, { login, address, purpose: "confirm" }, { code, now, wrongCode }),
    )
    return
  }
  if (isTan) throw wrongField("code", { key: "tan.blank" })
  if (row.password_hash === null) throw wrongField("code", { key: "code.incorrect" })
  if (password === null || password === "") throw wrongField(field, { key: "password.blank" })
  await withGuessLimit(services.db, passwordGuesses, { login: { value: `user ${userId}` }, address, now }, async () => {
    if (!(await isPassword(password, row.password_hash))) throw wrongField(field, { key: "password.incorrect" })
  })
}

/** Stores a proof with the session. Throws 422 for a wrong password or code, 429 after too many. */
export const prove = async (
  services: BackendServices,
  proof: Pick<Proof, "password" | "code">,
  request: ProofRequest & ProvedSession,
): Promise<void> => {
  await confirm(services, { ...proof, field: "password" }, request)
  await services.db.query("update sessions set proved_at = $2 where family = $1", [request.session, request.now])
}

/** Latest time of a session's family; `null` where it has none. */
const sessionTime = async (db: Database, column: "proved_at" | "began_at", session: string | null): Promise<Instant | null> => {
  const [row] = await db.query<{ at: Instant | null }>(`select max(${column}) as at from sessions where family = $1`, [session])
  return row?.at ?? null
}

const requireProofOf = async (db: Database, row: Row, login: Login, { session, now }: ProvedSession): Promise<void> => {
  if (login.value === row.email || login.value === row.phone) return
  const kind = proofKind({ hasPassword: row.password_hash !== null, hasContact: confirmedContacts(row).length > 0 })
  if (kind !== null && !isProofValid(await sessionTime(db, "proved_at", session), now)) {
    throw new Refusal(422, { key: "proof.missing" }, { statusCode: proofCode(kind) })
  }
}

/** Throws 422 with the kind of proof that is missing before `login` becomes a contact. The present contact, which is only confirmed, needs none. */
export const requireProof = async (db: Database, login: Login, request: ProvedSession): Promise<void> =>
  requireProofOf(db, await rowOf(db, request.userId), login, request)

/** Spends the proof in the transaction of a change; of two concurrent changes the second throws 422. */
export const spendProof = async (tx: Database, login: Login, request: ProvedSession): Promise<void> => {
  await requireProofOf(tx, await rowOf(tx, request.userId, "for update"), login, request)
  await tx.query("update sessions set proved_at = null where family = $1", [request.session])
}

/** Throws 422 where the login of the session is too long ago to be a proof. */
export const requireRecentLogin = async (db: Database, { session, now }: ProvedSession): Promise<void> => {
  if (!isProofValid(await sessionTime(db, "began_at", session), now)) {
    throw new Refusal(422, { key: "proof.login" }, { statusCode: "login_again" })
  }
}
