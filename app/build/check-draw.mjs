/**
 * Check of opened draws, without any of the shop's code:
 *
 *     node check-draw.mjs --commitment=HASH --seed=SEED --odds="1:360 2:220" --nonce=NONCE --prize=2
 *     node check-draw.mjs [FILE]
 *
 * The file, or the standard input, is the JSON of a draw, of several, or of an answer of `GET /api/v2/promotions/lucky_wheel` or `/jackpot`.
 * `--noted=HASH` compares with the hash that the page showed before the draw. Ends with 1 unless every draw is fair,
 * and with 2 where there is nothing that could be checked.
 */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"

const sha256 = (text) => createHash("sha256").update(text).digest("hex")

/** Prize that the first 32 bits of SHA-256(seed|nonce) point at; each prize has a share of the 2³² values by its weight. */
const prizeOf = ({ seed, odds, nonce }) => {
  const weights = odds.split(" ").map((pair) => pair.split(":").map(Number))
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  const point = Number((BigInt(`0x${sha256(`${seed}|${nonce}`).slice(0, 8)}`) * BigInt(total)) >> 32n)
  let end = 0
  for (const [prize, weight] of weights) {
    end += weight
    if (point < end) return prize
  }
  return undefined
}

/** Reasons why an opened draw is not fair. */
const faultsOf = (opened, noted) => {
  const hash = sha256(`${opened.seed}|${opened.odds}`)
  const prize = prizeOf(opened)
  return [
    ...(noted !== undefined && noted !== opened.commitment ? [`its hash is ${opened.commitment}, not the one you noted`] : []),
    ...(hash === opened.commitment ? [] : [`SHA-256(seed|odds) is ${hash}, not ${opened.commitment}`]),
    ...(prize === opened.prize_id ? [] : [`SHA-256(seed|nonce) points at prize ${prize}, not ${opened.prize_id}`]),
  ]
}

const usage = `node check-draw.mjs --commitment=HASH --seed=SEED --odds="1:360 2:220" --nonce=NONCE --prize=2 [--noted=HASH]
node check-draw.mjs [FILE] [--noted=HASH]`

/** Draws that the command line names, and the hash that was noted before. Throws where there are none. */
const readDraws = () => {
  const text = { type: "string" }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { commitment: text, seed: text, odds: text, nonce: text, prize: text, noted: text },
  })
  const { noted, prize, ...draw } = values
  const json = draw.seed === undefined ? JSON.parse(readFileSync(positionals[0] ?? 0, "utf8")) : { ...draw, prize_id: Number(prize) }
  const draws = Array.isArray(json) ? json : (json?.draws ?? [json])
  const lacking = ["commitment", "seed", "odds", "nonce"].find((field) => draws.some((one) => typeof one?.[field] !== "string"))
  if (lacking !== undefined) throw new Error(`a draw lacks its ${lacking}: only an opened draw can be checked`)
  return { draws, noted }
}

const { draws, noted } = (() => {
  try {
    return readDraws()
  } catch (error) {
    console.error(`${error.message}\n${usage}`)
    return process.exit(2)
  }
})()
if (draws.length === 0) {
  console.log("no draw to check")
  process.exitCode = 1
}
for (const draw of draws) {
  const faults = faultsOf(draw, noted)
  const name = [draw.chance, draw.prize].filter(Boolean).join(", ") || `prize ${draw.prize_id}`
  console.log(faults.length === 0 ? `fair: ${name}` : `UNFAIR: ${name}: ${faults.join("; ")}`)
  if (faults.length > 0) process.exitCode = 1
}
