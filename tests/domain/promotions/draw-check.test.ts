/** Check of an opened draw: the shop's rule and a script without the shop's code. */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { committed, decisive, grandPrize, oddsText, prizeOf } from "#domain/rules/promotions/draw.ts"
import { drawVerdict, hashedTexts } from "#domain/rules/promotions/draw-check.ts"

const script = fileURLToPath(new URL("../../contract/support/check-draw.mjs", import.meta.url))
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const odds = oddsText([{ id: 1, weight: 360 }, { id: 2, weight: 220 }, { id: 3, weight: 5 }])
const [seed, nonce] = ["5eed".repeat(16), "nonce-of-test"]
const fair = { seed, nonce, odds, commitment: sha256(committed(seed, odds)), prizeId: prizeOf(sha256(decisive(seed, nonce)), odds) ?? 0 }

const verdict = (draw: typeof fair) => {
  const texts = hashedTexts(draw)
  return drawVerdict(draw, { commitment: sha256(texts.commitment), decision: sha256(texts.decision) })
}
const byScript = ({ prizeId, ...draw }: typeof fair) => spawnSync(process.execPath, [script, JSON.stringify({ ...draw, prize_id: prizeId })], { encoding: "utf8" }).stdout.trim()

describe("the check of a draw", () => {
  it("agrees with the script that has none of the shop's code [C15]", () => {
    expect([verdict(fair), byScript(fair)]).toEqual(["fair", "fair"])
  })

  it.each([
    ["another seed", { seed: "0".repeat(64) }, "otherCommitment"],
    ["other odds", { odds: `${odds} 4:1` }, "otherCommitment"],
    ["another prize", { prizeId: fair.prizeId + 1 }, "otherPrize"],
  ])("notices %s [C15]", (_, change, expected) => {
    const draw = { ...fair, ...change }
    expect([verdict(draw), byScript(draw)]).toEqual([expected, "unfair"])
  })

  it("names the grand prize by its value [C15]", () => {
    expect(grandPrize([{ value: 2000 }, { value: 1_000_000 }, { value: 20_000 }])).toEqual({ value: 1_000_000 })
    expect(grandPrize([])).toBeNull()
  })
})
