/** Proof of a person before a contact changes. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instantOf, later, minute } from "#domain/rules/instants.ts"
import { isProofValid, proofCode, proofKind, proofLifetime, requiredProof } from "#domain/rules/identity/proof.ts"
import { holds } from "#tests/laws.ts"

const provedAt = instantOf(Date.parse("2026-11-20T12:00:00+08:00"))

describe("a proof of the person", () => {
  it("is the password where there is one, otherwise a code, and nothing only without both", () => {
    expect([true, false].flatMap((hasPassword) => [true, false].map((hasContact) => proofKind({ hasPassword, hasContact })))).toEqual([
      "password",
      "password",
      "code",
      null,
    ])
  })

  it("is valid for ten minutes and no longer", () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 60 * minute }), (age) => isProofValid(provedAt, later(provedAt, age)) === age < 10 * minute),
    )
    expect([isProofValid(null, provedAt), proofLifetime]).toEqual([false, 600_000])
  })

  it("is required by a status code that names its kind, and by no other", () => {
    expect(["password", "code"].map((kind) => requiredProof(proofCode(kind as "password" | "code")))).toEqual(["password", "code"])
    expect([requiredProof(null), requiredProof("too_many")]).toEqual([null, null])
  })
})
