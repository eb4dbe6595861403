/** Proof of the person behind a session, before what lets somebody log in is changed. Record 0040. */
import type { Instant } from "#domain/entities/ids.ts"
import { isBefore, later, minute } from "#domain/rules/instants.ts"

/** By what a person proves to be there: the password where there is one, otherwise a code to a contact that is confirmed. */
export type ProofKind = "password" | "code"

/** How long a proof lasts, in milliseconds; and how long a login counts as one for a social login that is joined. */
export const proofLasts = 10 * minute

/** `null` for an account that has neither: its first contact is all that can be had. */
export const proofKind = ({ hasPassword, hasContact }: { readonly hasPassword: boolean; readonly hasContact: boolean }): ProofKind | null =>
  hasPassword ? "password" : hasContact ? "code" : null

export const isProved = (provedAt: Instant | null, now: Instant): boolean => provedAt !== null && isBefore(now, later(provedAt, proofLasts))

/** Name of the refusal by which the storefront asks for a proof. */
export const proofCode = (kind: ProofKind): `proof_by_${ProofKind}` => `proof_by_${kind}`
/** Kind of proof that a refusal asks for; `null` for any other. */
export const requestedProof = (code: string | null): ProofKind | null => (code === proofCode("password") ? "password" : code === proofCode("code") ? "code" : null)
