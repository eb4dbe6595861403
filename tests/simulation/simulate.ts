/** `npm run simulate -- --orders 10000 --seed 1 [--on pglite|postgres]`: ends with 1 unless every rule holds. */
import { parseArgs } from "node:util"
import { simulate } from "./run.ts"

/** A whole number of the command line. */
const whole = (given: string | undefined, usual: number): number => {
  const number = given === undefined ? usual : Number(given)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${given} is no whole number above zero`)
  return number
}

const settings = () => {
  const text = { type: "string" } as const
  const { orders, seed, on: engine = "pglite" } = parseArgs({ options: { orders: text, seed: text, on: text } }).values
  if (engine !== "pglite" && engine !== "postgres") throw new Error(`--on ${engine}: pglite or postgres`)
  return { orders: whole(orders, 200), seed: whole(seed, 1), engine } as const
}

/** Settings of the command line; one that was written wrongly ends with 2 and its use. */
const wanted = (() => {
  try {
    return settings()
  } catch (error) {
    console.error(`${(error as Error).message}\nnpm run simulate -- [--orders 200] [--seed 1] [--on pglite|postgres]`)
    return process.exit(2)
  }
})()
const result = await simulate({ ...wanted, progress: (line) => process.stderr.write(`${line}\n`) })
console.log(result.text)
const broken = result.findings.filter(({ problems }) => problems.length > 0)
console.log(broken.length === 0 ? "\nEvery rule held." : `\nBroken: ${broken.map(({ rule }) => rule).join("; ")}.`)
process.exitCode = broken.length === 0 ? 0 : 1
