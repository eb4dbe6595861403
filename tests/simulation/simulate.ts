/** Simulation of a shop: `npm run simulate -- --orders 10000 --seed 1 [--on pglite|postgres]`. Ends with 1 unless every rule holds. */
import { parseArgs } from "node:util"
import { simulate } from "./run.ts"

/** A whole number of the command line. Throws for any other value. */
const wholeNumber = (value: string): number => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${value} is no whole number above zero`)
  return number
}

const readSettings = () => {
  const text = { type: "string" } as const
  const { orders = "200", seed = "1", on: engine = "pglite" } = parseArgs({ options: { orders: text, seed: text, on: text } }).values
  if (engine !== "pglite" && engine !== "postgres") throw new Error(`--on ${engine}: pglite or postgres`)
  return { orders: wholeNumber(orders), seed: wholeNumber(seed), engine } as const
}

/** Settings of the command line; a wrong one ends the process with 2 and the usage. */
const settings = (() => {
  try {
    return readSettings()
  } catch (error) {
    console.error(`${(error as Error).message}\nnpm run simulate -- [--orders 200] [--seed 1] [--on pglite|postgres]`)
    return process.exit(2)
  }
})()
const result = await simulate({ ...settings, progress: (line) => process.stderr.write(`${line}\n`) })
console.log(result.text)
const broken = result.findings.filter(({ problems }) => problems.length > 0)
console.log(broken.length === 0 ? "\nEvery rule held." : `\nBroken: ${broken.map(({ rule }) => rule).join("; ")}.`)
process.exitCode = broken.length === 0 ? 0 : 1
