/** Start of the shop, built first if necessary: `npm start`. */
import { spawn, type ChildProcess } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { baseOf, defaultLocale, locales } from "#domain/entities/locale.ts"
import { firstViews } from "#domain/languages/first-views.ts"
import { isBuilt } from "./built-from.ts"
import { whenParentExits } from "./parent-process.ts"

const root = path.resolve(import.meta.dirname, "..")

/** Running child process: the build, or the server after it. */
let current: ChildProcess | null = null

/** Runs the build; rejects with its output if it fails. */
const runBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "build"], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    })
    current = child
    let output = ""
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.on("error", reject)
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`the build failed\n${output}`))))
  })

/** Stops the build or the server. The server's end also ends this process. */
const stop = (signal: NodeJS.Signals): void => {
  current?.kill(signal)
  if (!isServing) process.exit(1)
}
let isServing = false
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal))

// npm may be killed without passing the signal on. A process started directly may outlive its parent.
if (process.env["npm_lifecycle_event"] === "start") whenParentExits(() => stop("SIGTERM"))

if (!isBuilt()) {
  process.stdout.write("Building the shop (once)… ")
  const started = performance.now()
  await runBuild()
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
}

const sandbox = process.env["SANDBOX"] ?? (isLoopback() ? "1" : "")
const server = spawn(process.execPath, [path.join(root, "dist", "server", "serve.js")], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { LOG_LEVEL: "warn", ...process.env, NODE_ENV: "production", SANDBOX: sandbox },
})
current = server
isServing = true
let progress = ""
server.on("message", (message: { readonly url?: string; readonly progress?: string }) => {
  if (message.progress !== undefined && message.progress !== progress) {
    progress = message.progress
    console.log(progress)
  }
  if (message.url !== undefined) console.log(greeting(message.url))
})
server.on("close", (code) => process.exit(code ?? 1))

/** Whether only this machine can reach the shop, so that the sandbox is on by default. */
function isLoopback(): boolean {
  const host = process.env["HOST"] ?? "127.0.0.1"
  const origin = process.env["PUBLIC_ORIGIN"] || "http://localhost"
  if (process.env["TRUSTED_PROXY"] === "1") return false
  return (
    (host === "localhost" || host === "::1" || host.startsWith("127.")) &&
    /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|\/|$)/.test(origin)
  )
}

/** Whether the shop has the demo people. */
function isDemo(): boolean {
  const file = process.env["SITE_CONFIG"]
  if (file === undefined || file === "") return true
  return (JSON.parse(readFileSync(path.resolve(root, file), "utf8")) as { readonly demo?: boolean }).demo !== false
}

/** Text of the terminal once the shop is open: its addresses, the demo login, and the sandbox. */
function greeting(url: string): string {
  const otherLanguages = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `(${firstViews[locale].name}: ${url}${baseOf(locale)})`)
    .join(" ")
  const banner = ["", `  The shop is open   ${url}   ${otherLanguages}`]
  const login = `  Log in as          demo@example.mn or 99112233, password ${isLoopback() ? "Demo-2026" : "the SANDBOX_SECRET"}`
  const sandboxLines = [
    ...(isDemo() ? [login] : []),
    `  The sandbox        ${url}/sandbox   (codes and letters that were sent, the bank's desk)`,
  ]
  return [...banner, ...(sandbox === "1" ? sandboxLines : []), "  Stop               Ctrl+C", ""].join("\n")
}
