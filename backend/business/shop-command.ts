/** `npm run shop -- check`, `-- statement FILE` and `-- cases`: what an operator does from the command line. */
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import type { BackendServices } from "#backend/services.ts"
import { isReady, openingCheck } from "./opening-check.ts"
import { importStatement } from "./payments/import-statement.ts"
import { openCases } from "./payments/open-cases.ts"
import { statementLines, statementText } from "./payments/statement-file.ts"

/** Output, and the exit code: 1 where a person has something to do. */
type Result = { readonly lines: ReadonlyArray<string>; readonly code: 0 | 1 }

/** npm starts a script in the root of the checkout; a path is meant from where the operator stands. */
const operatorDirectory = process.env["INIT_CWD"] ?? process.cwd()

const sum = (amount: number | null, currency: string): string => (amount === null ? "" : `${amount.toLocaleString("en")} ${currency}`)

/** Runs `work` on the shop's database: an embedded one is free only while the shop is stopped. */
const onShop = async <T>(work: (services: BackendServices) => Promise<T>): Promise<T> => {
  const backend = await createBackend(readConfig({ LOG_LEVEL: "error", ...process.env }), { timed: false })
  try {
    return await backend.operate(work)
  } finally {
    await backend.close()
  }
}

const check = (): Result => {
  const lines = openingCheck(readConfig(process.env))
  const code = isReady(lines) ? 0 : 1
  return { lines: [...lines.map(({ state, what }) => `${state.padEnd(8)} ${what}`), code === 0 ? "The shop can open." : "The shop cannot open yet."], code }
}

const statement = async (file: string): Promise<Result> => {
  const settings = readConfig(process.env).providers.payments.find(({ provider }) => provider === "bank_transfer")
  if (settings?.provider !== "bank_transfer") throw new Error("SITE_CONFIG names no bank_transfer, whose statement this would be")
  const read = statementLines(statementText(await readFile(resolve(operatorDirectory, file))), settings.statement)
  const imported = await onShop((services) => importStatement(services, read, services.now()))
  const taken = imported.filter(({ outcome }) => outcome === "taken")
  const odd = imported.filter(({ outcome }) => outcome !== "taken" && outcome !== "known")
  const shown = ({ line, outcome, number, amount, currency, description }: (typeof imported)[number]) =>
    `${outcome.padEnd(9)} line ${line}: ${sum(amount, currency)} ${number ?? "no number"} ${description}`
  return {
    lines: [...taken.map(shown), ...odd.map(shown), `${taken.length} paid, ${imported.length - taken.length - odd.length} imported before, ${odd.length} for a person to look at`],
    code: odd.length === 0 ? 0 : 1,
  }
}

const cases = async (): Promise<Result> => {
  const open = await onShop(({ db }) => openCases(db))
  const shown = open.map(({ since, kind, provider, number, amount, currency, note }) => [since.slice(0, 16), kind, provider, number, sum(amount, currency), note].filter(Boolean).join("  "))
  return { lines: [...shown, `${open.length} for a person to look at`], code: open.length === 0 ? 0 : 1 }
}

const run = async ([command, file, ...rest]: ReadonlyArray<string>): Promise<Result> => {
  if (command === "check" && file === undefined) return check()
  if (command === "cases" && file === undefined) return cases()
  if (command === "statement" && file !== undefined && rest.length === 0) return statement(file)
  throw new Error("usage: npm run shop -- check, npm run shop -- statement FILE.csv, or npm run shop -- cases")
}

try {
  const { lines, code } = await run(process.argv.slice(2))
  for (const line of lines) console.log(line)
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
