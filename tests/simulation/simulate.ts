/** `npm run simulate -- --orders 10000 --seed 1 [--on pglite|postgres]`: ends with 1 unless every rule holds. */
import { parseArgs } from "node:util"
import { simulate } from "./run.ts"

const text = { type: "string" } as const
const { values } = parseArgs({ options: { orders: text, seed: text, on: text } })

/** A whole number of the command line. */
const whole = (given: string | undefined, usual: number): number => {
  const number = given === undefined ? usual : Number(given)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${given} is no whole number above zero`)
  return number
}

const engine = values.on ?? "pglite"
if (engine !== "pglite" && engine !== "postgres") throw new Error("--on pglite or postgres")
const result = await simulate({ orders: whole(values.orders, 200), seed: whole(values.seed, 1), engine, progress: (line) => process.stderr.write(`${line}\n`) })
console.log(result.text)
const broken = result.findings.filter(({ problems }) => problems.length > 0)
console.log(broken.length === 0 ? "\nEvery rule held." : `\nBroken: ${broken.map(({ rule }) => rule).join("; ")}.`)
process.exitCode = broken.length === 0 ? 0 : 1
