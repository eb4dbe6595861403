/** What the shop stands on, as its environment says it. */
import { randomBytes } from "node:crypto"
import { resolve } from "node:path"
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isLoopback } from "#domain/rules/loopback.ts"
import { root } from "./paths.ts"
import { readSite, type SiteFile } from "./shell/site-config.ts"

export type BackendConfig = {
  /** Where the embedded database lives; `null` keeps it in memory. Not used with `databaseUrl`. */
  readonly dataDir: string | null
  /** A dump that a new embedded database begins with. */
  readonly loadFrom: string | null
  /** A PostgreSQL server instead. */
  readonly databaseUrl: string | null
  /** The interface that is listened on, and the port. */
  readonly host: string
  readonly port: number
  /** Where browsers find the site, if something stands before this process: `https://shop.mn`. Links and cookies go by it. */
  readonly publicOrigin: string | null
  /** Whether every call comes through a proxy whose word on its caller's address is taken. */
  readonly trustsProxy: boolean
  /** `null` where there is no sandbox; the secret opens it to others than this machine. */
  readonly sandbox: { readonly secret: string | null } | null
  /** What the storefront's own server calls itself by. */
  readonly clientId: string
  readonly clientSecret: string
  readonly site: SiteConfig
  readonly lenders: ReadonlyArray<LeaseProvider>
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug"
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether nobody but this machine can reach the shop: not by its own interface, and not through what stands before it. */
export const isForThisMachine = ({ host, publicOrigin, trustsProxy }: Pick<BackendConfig, "host" | "publicOrigin" | "trustsProxy">): boolean =>
  isLoopback(host) && !trustsProxy && (publicOrigin === null || isLoopback(new URL(publicOrigin).hostname))

export class BadConfig extends Error {
  override readonly name = "BadConfig"
}

const levels = ["silent", "error", "warn", "info", "debug"] as const

const publicOriginOf = (env: Environment): string | null => {
  const publicOrigin = env["PUBLIC_ORIGIN"]
  if (publicOrigin === undefined || publicOrigin === "") return null
  const url = URL.canParse(publicOrigin) ? new URL(publicOrigin) : null
  if (url === null || !/^https?:$/.test(url.protocol)) throw new BadConfig(`PUBLIC_ORIGIN ${publicOrigin} is no address of a site`)
  return url.origin
}

const sandboxOf = (env: Environment, binding: Pick<BackendConfig, "host" | "publicOrigin" | "trustsProxy">): BackendConfig["sandbox"] => {
  if (env["SANDBOX"] !== "1") return null
  const secret = env["SANDBOX_SECRET"] || null
  if (!isForThisMachine(binding) && secret === null) {
    throw new BadConfig(`a sandbox on ${binding.publicOrigin ?? binding.host} needs SANDBOX_SECRET, since others than this machine can reach it`)
  }
  return { secret }
}

const siteOf = (env: Environment): SiteFile => {
  const file = env["SITE_CONFIG"] ? resolve(root, env["SITE_CONFIG"]) : null
  try {
    return readSite(file)
  } catch (error) {
    throw new BadConfig(`SITE_CONFIG ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Reads `PORT`, `HOST`, `PUBLIC_ORIGIN`, `TRUSTED_PROXY`, `DATA_DIR`, `DATABASE_URL`, `SANDBOX`, `SANDBOX_SECRET`,
 * `SITE_CONFIG`, `CLIENT_ID`, `CLIENT_SECRET`, `LOG_LEVEL`. Throws `BadConfig` with what is wrong.
 */
export const readConfig = (env: Environment): BackendConfig => {
  const host = env["HOST"] || "127.0.0.1"
  const port = Number(env["PORT"] || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new BadConfig(`PORT ${env["PORT"]} is no port`)
  const publicOrigin = publicOriginOf(env)
  const trustsProxy = env["TRUSTED_PROXY"] === "1"
  const level = levels.find((one) => one === (env["LOG_LEVEL"] || "info"))
  if (level === undefined) throw new BadConfig(`LOG_LEVEL ${env["LOG_LEVEL"]} is none of ${levels.join(", ")}`)
  return {
    dataDir: resolve(root, env["DATA_DIR"] || ".data"),
    loadFrom: null,
    databaseUrl: env["DATABASE_URL"] || null,
    host,
    port,
    publicOrigin,
    trustsProxy,
    sandbox: sandboxOf(env, { host, publicOrigin, trustsProxy }),
    clientId: env["CLIENT_ID"] || "storefront",
    // Unless a native client must know it too, nobody but this process needs the secret.
    clientSecret: env["CLIENT_SECRET"] || randomBytes(24).toString("base64url"),
    ...siteOf(env),
    logLevel: level,
    clock: Date.now,
  }
}
