/** Check of an opened draw: the shop's rule and a script without the shop's code. */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { commitmentText, decisionText, grandPrize, oddsText, prizeOf } from "#domain/rules/promotions/draw.ts"
import { drawVerdict, hashedTexts } from "#domain/rules/promotions/draw-check.ts"
import { holds } from "#tests/laws.ts"

const script = fileURLToPath(new URL("../../../app/build/check-draw.mjs", import.meta.url))
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const odds = oddsText([
  { id: 1, weight: 360 },
  { id: 2, weight: 220 },
  { id: 3, weight: 5 },
])
const [seed, nonce] = ["5eed".repeat(16), "nonce-of-test"]
const fair = {
  seed,
  nonce,
  odds,
  commitment: sha256(commitmentText(seed, odds)),
  prizeId: prizeOf(sha256(decisionText(seed, nonce)), odds) ?? 0,
}

const verdict = (draw: typeof fair) => {
  const texts = hashedTexts(draw)
  return drawVerdict(draw, { commitment: sha256(texts.commitment), decision: sha256(texts.decision) })
}
const wireOf = ({ prizeId, ...draw }: typeof fair) => ({ ...draw, prize_id: prizeId })
const run = (input: unknown, ...options: ReadonlyArray<string>) =>
  spawnSync(process.execPath, [script, ...options], { encoding: "utf8", input: JSON.stringify(input) })
const byScript = (draw: typeof fair) => (run(wireOf(draw)).stdout.startsWith("fair: ") ? "fair" : "unfair")

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

  it("opens to the draw whatever the seed, odds and nonce are, and to no other seed or odds [C15]", () => {
    const weights = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 999 }), weight: fc.integer({ min: 1, max: 10_000 }) }), {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 9,
    })
    const hex = fc.stringMatching(/^[0-9a-f]{64}$/)
    holds(
      fc.property(hex, hex, weights, fc.stringMatching(/^[\w-]{8,64}$/), (own, other, prizes, number) => {
        const all = oddsText(prizes)
        const draw = {
          seed: own,
          nonce: number,
          odds: all,
          commitment: sha256(commitmentText(own, all)),
          prizeId: prizeOf(sha256(decisionText(own, number)), all) ?? 0,
        }
        expect(verdict(draw)).toBe("fair")
        expect(verdict({ ...draw, odds: `${all} 1000:1` })).toBe("otherCommitment")
        if (own !== other) expect(verdict({ ...draw, seed: other })).toBe("otherCommitment")
        expect(verdict({ ...draw, prizeId: 1000 })).toBe("otherPrize")
      }),
    )
  })

  it("by the script accepts the command of the page, and exits with 1 unless every draw is fair [C15]", () => {
    const { commitment, prizeId } = fair
    const command = [`--commitment=${commitment}`, `--seed=${seed}`, `--odds=${odds}`, `--nonce=${nonce}`]
    expect(run(null, ...command, `--prize=${prizeId}`).status).toBe(0)
    expect(run(null, ...command, `--prize=${prizeId + 1}`).status).toBe(1)
    expect(
      [
        run([wireOf(fair)]),
        run({ draws: [wireOf(fair)] }, `--noted=${commitment}`),
        run([wireOf(fair), { ...wireOf(fair), seed: "0" }]),
        run({ draws: [] }),
      ].map(({ status }) => status),
    ).toEqual([0, 0, 1, 1])
    expect(run(wireOf(fair), "--noted=0").stdout).toContain("not the one you noted")
  })

  it("by the script prints its usage where there is nothing to check [C15]", () => {
    for (const [input, ...options] of [
      [null],
      [{ chance: "of a draw that is not opened" }],
      [null, "no-such-file.json"],
      [null, "--unheard-of"],
      [null, `--seed=${seed}`],
    ] as const) {
      const { status, stderr, stdout } = run(input, ...options)
      expect([status, stdout, stderr.split("\n").length]).toEqual([2, "", 4])
      expect(stderr).toContain("node check-draw.mjs [FILE]")
    }
  })

  it("names the grand prize by its value [C15]", () => {
    expect(grandPrize([{ value: 2000 }, { value: 1_000_000 }, { value: 20_000 }])).toEqual({ value: 1_000_000 })
    expect(grandPrize([])).toBeNull()
  })
})
