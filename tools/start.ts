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

const server = spawn(process.execPath, [path.join(root, "dist", "server", "serve.js")], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", ...(process.env["SANDBOX"] === undefined && loopback() ? { SANDBOX: "1" } : {}) },
})
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal))
server.on("close", (code) => process.exit(code ?? 0))

/** Whether the shop listens to this machine alone; only then is the sandbox on by itself. */
function loopback(): boolean {
  const host = process.env["HOST"] ?? "127.0.0.1"
  return host === "localhost" || host === "::1" || host.startsWith("127.")
}
