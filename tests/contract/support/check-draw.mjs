/** Check of an opened draw from outside, without any of the shop's code: `node check-draw.mjs '<draw as the API answers it>'`. */
import { createHash } from "node:crypto"

const { commitment, seed, odds, nonce, prize_id: prizeId } = JSON.parse(process.argv[2] ?? "{}")
const sha256 = (text) => createHash("sha256").update(text).digest("hex")

const weights = odds.split(" ").map((pair) => pair.split(":").map(Number))
const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
let point = Number((BigInt(`0x${sha256(`${seed}|${nonce}`).slice(0, 8)}`) * BigInt(total)) >> 32n)
const [drawn] = weights.find(([, weight]) => (point -= weight) < 0)

const isFair = sha256(`${seed}|${odds}`) === commitment && drawn === prizeId
console.log(isFair ? "fair" : "unfair")
process.exitCode = isFair ? 0 : 1
