/** Image and unit file, which no test builds or installs: what they name exists and agrees with the code. */
import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readConfig } from "#backend/config.ts"
import { fileAt } from "#backend/paths.ts"
import { closeTimeout } from "#backend/stop-signals.ts"

const read = (path: string): string => readFileSync(fileAt(path), "utf8")
const runningDocument = read("docs/running.md")
const { scripts, engines } = JSON.parse(read("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>
  readonly engines: { readonly node: string }
}

/** File that the build writes and that starts the shop. */
const program = "dist/server/serve.js"

/** Names of environment variables that the configuration reads. */
const namesRead = (): ReadonlySet<string> => {
  const names = new Set<string>()
  const empty: Readonly<Record<string, string | undefined>> = {}
  readConfig(
    new Proxy(empty, {
      get: (_, name) => {
        names.add(String(name))
        return undefined
      },
    }),
  )
  return names
}

type Instruction = { readonly word: string; readonly rest: string }

const dockerfile: ReadonlyArray<Instruction> = read("deploy/Dockerfile")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => ({ word: line.slice(0, line.indexOf(" ")), rest: line.slice(line.indexOf(" ") + 1) }))
/** Arguments of every instruction of this name. */
const instructions = (word: string) => dockerfile.filter((instruction) => instruction.word === word).map(({ rest }) => rest)
const stages = instructions("FROM")
/** Instructions of the last stage, which is shipped. */
const shipped = dockerfile.slice(dockerfile.findLastIndex(({ word }) => word === "FROM"))
const variables = new Map(
  (shipped.find(({ word }) => word === "ENV")?.rest ?? "").split(" ").map((pair) => pair.split("=") as [string, string]),
)

const unit = read("deploy/shop.service")
const inUnit = (name: string): string => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? ""

/** Whether `version`, such as 20, has releases that the shop runs on. */
const isNewEnough = (version: number): boolean => version >= Number(/\d+/.exec(engines.node)?.[0])

describe("image", () => {
  it("copies files that exist, and is built by `npm run build`", () => {
    const copied = instructions("COPY").filter((rest) => !rest.startsWith("--from="))
    expect(copied.length).toBeGreaterThan(1)
    expect(copied.flatMap((rest) => rest.split(" ").slice(0, -1)).filter((path) => !existsSync(fileAt(path)))).toEqual([])
    const ran = instructions("RUN").flatMap((rest) => [...rest.matchAll(/npm run ([a-z:]+)/g)].map(([, script = ""]) => script))
    expect(ran).toEqual(["build"])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(ran))
  })

  it("has two stages of a supported Node, the second of which copies all from the first", () => {
    expect(stages).toHaveLength(2)
    const [, name] = / AS (\w+)$/.exec(stages[0] ?? "") ?? []
    expect(stages.map((from) => isNewEnough(Number(/^node:(\d+)-/.exec(from)?.[1])))).toEqual([true, true])
    expect(shipped.filter(({ word }) => word === "COPY").map(({ rest }) => rest)).toEqual([`--from=${name} --chown=root:root /shop /shop`])
  })

  it("runs the built shop as a user that is not root, with a volume for its data", () => {
    expect(JSON.parse(shipped.find(({ word }) => word === "CMD")?.rest ?? "[]")).toEqual(["node", program])
    expect(read("vite.config.ts")).toContain('outDir: "dist/server"')
    expect(scripts["build"]).toContain("--ssr serve.ts")
    const order = shipped.map(({ word }) => word)
    expect(shipped.find(({ word }) => word === "USER")?.rest).toBe("node")
    expect(order.indexOf("USER")).toBeGreaterThan(order.lastIndexOf("RUN"))
    expect(shipped.find(({ word }) => word === "VOLUME")?.rest).toBe(variables.get("DATA_DIR"))
  })

  it("sets variables that the shop reads, and exposes and checks the port among them", () => {
    const known = namesRead()
    expect([...variables.keys()].filter((name) => name !== "NODE_ENV" && !known.has(name))).toEqual([])
    expect(shipped.find(({ word }) => word === "EXPOSE")?.rest).toBe(variables.get("PORT"))
    expect(shipped.find(({ word }) => word === "HEALTHCHECK")?.rest).toContain("process.env.PORT + '/readyz'")
  })

  it("is built and run as docs/running.md describes", () => {
    expect(runningDocument).toContain("docker build --file deploy/Dockerfile --tag shop .")
    expect(runningDocument).toContain(`--volume shop-data:${variables.get("DATA_DIR")} `)
    expect(runningDocument).toContain(`--publish 127.0.0.1:${variables.get("PORT")}:${variables.get("PORT")} `)
    expect(Number(/--stop-timeout (\d+)/.exec(runningDocument)?.[1]) * 1000).toBeGreaterThan(closeTimeout)
  })

  it("leaves data, secrets and packages of the building machine out", () => {
    const ignored = read(".dockerignore").split("\n")
    expect(ignored).toEqual(expect.arrayContaining([".git", "node_modules", "dist", ".data*", ".env*"]))
  })
})

describe("unit file", () => {
  it("runs the built shop from the folder of the release, as a user of its own", () => {
    expect(inUnit("ExecStart")).toBe(`/usr/bin/node ${inUnit("WorkingDirectory")}/${program}`)
    expect(["", "root"]).not.toContain(inUnit("User"))
    expect(runningDocument).toContain(
      `useradd --system --home-dir /var/lib/${inUnit("StateDirectory")} --shell /usr/sbin/nologin ${inUnit("User")}`,
    )
    expect(runningDocument).toContain(`ln -sfn /srv/shop/2026-11-23 ${inUnit("WorkingDirectory")}`)
  })

  it("reads the environment file of docs/running.md, and may write to its data alone", () => {
    expect(runningDocument).toContain(`install -m 640 -g ${inUnit("User")} /dev/null ${inUnit("EnvironmentFile")}`)
    const own = new Map(
      inUnit("Environment")
        .split(" ")
        .map((pair) => pair.split("=") as [string, string]),
    )
    expect(own.get("DATA_DIR")).toBe(`/var/lib/${inUnit("StateDirectory")}`)
    const known = namesRead()
    expect([...own.keys()].filter((name) => name !== "NODE_ENV" && !known.has(name))).toEqual([])
    expect(inUnit("ProtectSystem")).toBe("strict")
  })

  it("waits for its stop longer than the shop gives itself", () => {
    expect(inUnit("KillSignal")).toBe("SIGTERM")
    expect(Number(inUnit("TimeoutStopSec")) * 1000).toBeGreaterThan(closeTimeout)
  })
})
