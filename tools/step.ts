/** Step of `npm test`: a command with its output and its numbers of passed and failed checks. */
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"

export type Outcome = { readonly passed: number; readonly failed: number; readonly seconds: number; readonly output: string }

/** Lines of the tests that passed only at a second try. */
export const retriedIn = (output: string): ReadonlyArray<string> =>
  stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => /\(retry x\d+\)/.test(line))
    .map((line) => line.trim())

export type Step = { readonly name: string; readonly run: () => Promise<Outcome> }

const root = path.resolve(import.meta.dirname, "..")

/** Runs `command` in the project's root; resolves with its exit code and output. */
export const execute = (
  command: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string; seconds: number }> =>
  new Promise((resolve) => {
    const started = performance.now()
    const [file = "", ...rest] = command
    const child = spawn(file, rest, {
      cwd: root,
      env: { ...process.env, PATH: `${path.join(root, "node_modules/.bin")}${path.delimiter}${process.env["PATH"]}`, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    const addOutput = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on("data", addOutput)
    child.stderr.on("data", addOutput)
    const finish = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on("error", (error) => {
      output += `${error.message}\n`
      finish(1)
    })
    child.on("close", (code) => finish(code ?? 1))
  })

/** A command that passes or fails as one check. */
export const check = (name: string, ...command: string[]): Step => ({
  name,
  run: async () => {
    const { code, output, seconds } = await execute(command)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, seconds }
  },
})

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number }

/** A vitest project: every test counts; a run without tests, or one that crashes, has failed. */
export const project = (name: string, environment: Readonly<Record<string, string>> = {}): Step => ({
  name: `tests: ${name}`,
  run: async () => {
    const report = path.join(root, ".cache", `vitest-${name}.json`)
    mkdirSync(path.dirname(report), { recursive: true })
    rmSync(report, { force: true })
    const { code, output, seconds } = await execute(
      ["vitest", "run", "--project", name, "--reporter", "default", "--reporter", "json", "--outputFile.json", report],
      environment,
    )
    const result: VitestReport | undefined = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined
    const passed = result?.numPassedTests ?? 0
    const failed = result?.numFailedTests ?? 0
    const hasCrashed = (code !== 0 && failed === 0) || passed + failed === 0
    return { passed, failed: hasCrashed ? failed + 1 : failed, output, seconds }
  },
})
