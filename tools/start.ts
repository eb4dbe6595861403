/** `npm start`: builds what is not built yet, then serves the shop and says where it is. */
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const root = path.resolve(import.meta.dirname, "..")
const rooms = ["domain", "machines", "adapters", "ui", "app", "backend", "sites", "data"]
const files = ["serve.ts", "vite.config.ts", "package.json", "package-lock.json"]
const stamp = path.join(root, "dist", "built-from")

/** What the build is made from, as one fingerprint: a build of the same sources is not made twice. */
const fingerprint = (): string => {
  const hash = createHash("sha256")
  const names = rooms
    .filter((room) => existsSync(path.join(root, room)))
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    )
  for (const name of [...names, ...files].toSorted()) hash.update(name).update(readFileSync(path.join(root, name)))
  return hash.digest("hex")
}

const run = (command: string, ...rest: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, rest, { cwd: root, stdio: ["ignore", "pipe", "pipe"] })
    let said = ""
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()))
    child.on("error", reject)
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`the build failed\n${said}`))))
  })

const sources = fingerprint()
const built = existsSync(stamp) && readFileSync(stamp, "utf8") === sources
if (!built) {
  process.stdout.write("Building the shop (once)… ")
  const started = performance.now()
  await run("npm", "run", "build")
  writeFileSync(stamp, sources)
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
}

const sandbox = process.env["SANDBOX"] ?? (isLoopback() ? "1" : "")
const server = spawn(process.execPath, [path.join(root, "dist", "server", "serve.js")], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { LOG_LEVEL: "warn", ...process.env, NODE_ENV: "production", SANDBOX: sandbox },
})
let progress = ""
server.on("message", (message: { readonly url?: string; readonly progress?: string }) => {
  if (message.progress !== undefined && message.progress !== progress) console.log((progress = message.progress))
  if (message.url !== undefined) console.log(greeting(message.url))
})
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal))
server.on("close", (code) => process.exit(code ?? 0))

/** Whether nobody but this machine can reach the shop; only then is the sandbox on by itself. */
function isLoopback(): boolean {
  const host = process.env["HOST"] ?? "127.0.0.1"
  const origin = process.env["PUBLIC_ORIGIN"] || "http://localhost"
  if (process.env["TRUSTED_PROXY"] === "1") return false
  return (host === "localhost" || host === "::1" || host.startsWith("127.")) && /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|\/|$)/.test(origin)
}

/** Where the shop is, whom to log in as, and where the sandbox answers for banks, e-mail and SMS. */
function greeting(url: string): string {
  const shop = ["", `  The shop is open   ${url}   (English: ${url}/en)`]
  const people = [
    `  Log in as          demo@example.mn or 99112233, password ${isLoopback() ? "Demo-2026" : "the SANDBOX_SECRET"}`,
    `  The sandbox        ${url}/sandbox   (codes and letters that were sent, the bank's desk)`,
  ]
  return [...shop, ...(sandbox === "1" ? people : []), "  Stop               Ctrl+C", ""].join("\n")
}
