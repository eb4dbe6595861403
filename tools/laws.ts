/** Tests of the domain with more runs of each law: `npm run test:laws -- --runs 100000 [--seed 42] [wallet lease …]`. */
import { spawn } from "node:child_process"
import path from "node:path"
import { parseArgs } from "node:util"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "10000" }, seed: { type: "string" } },
})
if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs takes a whole number, not ${values.runs}`)

const root = path.resolve(import.meta.dirname, "..")
const files = positionals.length === 0 ? ["tests/domain"] : positionals.map((name) => `tests/domain/${name}`)
const vitest = spawn(process.execPath, [path.join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "unit", ...files], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, LAW_RUNS: values.runs, ...(values.seed === undefined ? {} : { LAW_SEED: values.seed }) },
})
vitest.on("close", (code) => {
  process.exitCode = code ?? 1
})
