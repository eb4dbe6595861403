/** `npm run scale -- 100000 [rounds] [directory]`: the embedded search on a catalogue of so many products, with the machine's load. */
import { existsSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { scaleRows } from "#tests/bench/scale.ts"
import { lineOf } from "#tests/bench/row.ts"

const [, , products = "100000", rounds = "20", kept = null] = process.argv
const load = (): string => loadavg().map((value) => value.toFixed(1)).join(", ")

console.log(`${products} products, ${cpus().length} processors, load ${load()}`)
const rows = await scaleRows({ products: Number(products), rounds: Number(rounds), kept, isBuilt: existsSync("dist/server/serve.js"), note: console.log })
for (const row of rows) console.log(lineOf(row))
console.log(`load at the end ${load()}`)
