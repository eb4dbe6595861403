/** Proof that a logged-in person is there, before a change of how they log in (step-up authentication). Record 0040. */
import type { Instant } from "#domain/entities/ids.ts"
import { isBefore, later, minute } from "#domain/rules/instants.ts"

/** The password where there is one, otherwise a code to a confirmed contact. */
export type ProofKind = "password" | "code"

/** How long a proof is valid, in milliseconds. A login counts as a proof for joining a social login. */
export const proofLifetime = 10 * minute

/** Kind of proof that an account needs; `null` without a password and a confirmed contact, since there is nothing to prove by. */
export const proofKind = ({ hasPassword, hasContact }: { readonly hasPassword: boolean; readonly hasContact: boolean }): ProofKind | null =>
  hasPassword ? "password" : hasContact ? "code" : null

export const isProofValid = (provedAt: Instant | null, now: Instant): boolean => provedAt !== null && isBefore(now, later(provedAt, proofLifetime))

/** `status_code` of the refusal by which the backend requires a proof. */
export const proofCode = (kind: ProofKind): `proof_by_${ProofKind}` => `proof_by_${kind}`
/** Kind of proof that a `status_code` requires; `null` for any other. */
export const requiredProof = (code: string | null): ProofKind | null => (code === proofCode("password") ? "password" : code === proofCode("code") ? "code" : null)
