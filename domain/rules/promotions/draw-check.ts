/** Check of an opened draw by anybody who has its hashes. Contract C15. */
import type { OpenedDraw } from "#domain/entities/promotions/draw.ts"
import { commitmentText, decisionText, prizeOf } from "./draw.ts"

type CheckedDraw = Pick<OpenedDraw, "commitment" | "seed" | "odds" | "nonce" | "prizeId">

/** `otherCommitment`: seed or odds are not those of the commitment; `otherPrize`: the hash points at another prize. */
export type DrawVerdict = "fair" | "otherCommitment" | "otherPrize"

/** Texts whose SHA-256 is compared with the commitment, and decides about the prize. */
export const hashedTexts = ({ seed, odds, nonce }: CheckedDraw) => ({
  commitment: commitmentText(seed, odds),
  decision: decisionText(seed, nonce),
})

/** Verdict about a draw; `hashes` are SHA-256 of its `hashedTexts`, in hexadecimal. */
export const drawVerdict = (
  { commitment, odds, prizeId }: CheckedDraw,
  hashes: { readonly commitment: string; readonly decision: string },
): DrawVerdict => {
  if (hashes.commitment !== commitment) return "otherCommitment"
  return prizeOf(hashes.decision, odds) === prizeId ? "fair" : "otherPrize"
}
