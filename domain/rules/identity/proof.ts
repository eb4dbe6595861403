/** Proof of the person before a contact, password or social login changes (step-up authentication). Record 0040. */
import type { Instant } from "#domain/entities/ids.ts"
import { isBefore, later, minute } from "#domain/rules/instants.ts"

const proofKinds = ["password", "code"] as const
/** The password where there is one, otherwise a code to a confirmed contact. */
export type ProofKind = (typeof proofKinds)[number]

/** How long a proof is valid, in milliseconds. A login counts as a proof for joining a social login. */
export const proofLifetime = 10 * minute

/** Kind of proof that an account can give; `null` where it has neither a password nor a confirmed contact. */
export const proofKind = ({
  hasPassword,
  hasContact,
}: {
  readonly hasPassword: boolean
  readonly hasContact: boolean
}): ProofKind | null => {
  if (hasPassword) return "password"
  return hasContact ? "code" : null
}

export const isProofValid = (provedAt: Instant | null, now: Instant): boolean =>
  provedAt !== null && isBefore(now, later(provedAt, proofLifetime))

/** `status_code` of the refusal by which the backend requires a proof. */
export const proofCode = (kind: ProofKind): `proof_by_${ProofKind}` => `proof_by_${kind}`
/** Kind of proof that a `status_code` requires; `null` for any other. */
export const requiredProof = (code: string | null): ProofKind | null => proofKinds.find((kind) => code === proofCode(kind)) ?? null
