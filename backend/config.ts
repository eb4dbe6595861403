/** Configuration of the backend, read from environment variables. */
import { createHmac, randomBytes } from "node:crypto"
import { resolve } from "node:path"
import type { Lender } from "#domain/entities/lease/lease.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isLoopback } from "#domain/rules/loopback.ts"
import { secretsOf } from "./payments/provider-module.ts"
import type { ProviderSettings } from "./provider-settings.ts"
import { readPushSettings, type PushSettings } from "./push/push-settings.ts"
import { readCarrierSettings, type CarrierSettings } from "./notifications/carriers/carrier-settings.ts"
import type { InactiveMethod } from "./payments/methods/inactive-methods.ts"
import { namesOf, readSocialProviders, type SocialProviders } from "./identity/social-providers.ts"
import { root } from "./paths.ts"
import { readPictureSettings, type PictureSettings } from "./pictures/storage/picture-settings.ts"
import { clusterAddress, type ClusterAddress } from "./search/cluster/cluster-client.ts"
import { readSite, type SiteFile } from "./site-config.ts"

export type BackendConfig = {
  /** Directory of the embedded database and of pictures; `null` is in memory. */
  readonly dataDir: string | null
  /** Backup that a new embedded database starts from. */
  readonly loadFrom: string | null
  /** PostgreSQL server that replaces the embedded database. */
  readonly databaseUrl: string | null
  /** Cluster that finds, orders and counts products; `null` is the embedded search. */
  readonly searchCluster: ClusterAddress | null
  /** Network interface and port of the server. */
  readonly host: string
  readonly port: number
  /** Port of the metrics on the same interface; `null` without them. */
  readonly metricsPort: number | null
  /** Processes behind the port; `null` is the one that is started, which alone may have an embedded database. */
  readonly processes: number | null
  /** Whether this process takes the place of one of an earlier release while others of it go on. Set by the primary. */
  readonly isExchange: boolean
  /** Public origin behind a proxy, such as `https://shop.mn`, for links and cookies. */
  readonly publicOrigin: string | null
  /** Whether all calls come through a proxy whose `X-Forwarded-For` is trusted. */
  readonly trustsProxy: boolean
  /** `null` without a sandbox; the secret admits callers from other machines. */
  readonly sandbox: { readonly secret: string | null } | null
  /** Credentials of the storefront's page server. */
  readonly clientId: string
  readonly clientSecret: string
  /** Signs what the page server heard from a provider of social logins. */
  readonly assertionKey: string
  readonly social: SocialProviders
  readonly site: SiteConfig
  /** Whether an empty database is filled with the demo shop; otherwise with what a shop begins with. */
  readonly isDemo: boolean
  readonly lenders: ReadonlyArray<Lender>
  readonly inactiveMethods: ReadonlyArray<InactiveMethod>
  /** Outside companies by name. */
  readonly providers: ProviderSettings
  /** Values of the environment variables that `providers` names; a variable that is not set is absent. Never logged. */
  readonly secrets: Readonly<Record<string, string>>
  readonly carriers: CarrierSettings
  readonly push: PushSettings
  readonly pictures: PictureSettings
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug"
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether only this machine can reach the server, directly or through a proxy. */
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
    const message = error instanceof Error ? error.message : String(error)
    throw new BadConfig(`SITE_CONFIG ${message.split("\n").map((line) => `${file}:${line}`).join("\n")}`)
  }
}

const searchClusterOf = (env: Environment): ClusterAddress | null => {
  if (!env["SEARCH_URL"]) return null
  const address = clusterAddress(env["SEARCH_URL"])
  // The address may hold a password.
  if (address === null) throw new BadConfig("SEARCH_URL is no address such as https://user:password@host:9200/delguur")
  return address
}

/** Values of the variables that hold the secrets of the providers. */
const secretsIn = (env: Environment, { payments }: ProviderSettings): BackendConfig["secrets"] =>
  Object.fromEntries(payments.flatMap(secretsOf).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/** Settings that a reader makes of the environment; what it finds wrong is a wrong configuration. */
const settingsOf = <Settings>(read: (env: Environment) => Settings, env: Environment): Settings => {
  try {
    return read(env)
  } catch (error) {
    throw new BadConfig(error instanceof Error ? error.message : String(error))
  }
}

const processesOf = (env: Environment): number | null => {
  if (!env["PROCESSES"]) return null
  const count = Number(env["PROCESSES"])
  if (!Number.isInteger(count) || count < 1 || count > 64) throw new BadConfig(`PROCESSES ${env["PROCESSES"]} is no number from 1 to 64`)
  if (!env["DATABASE_URL"]) throw new BadConfig("PROCESSES needs DATABASE_URL: an embedded database belongs to one process")
  return count
}

const portOf = (env: Environment, name: string): number | null => {
  if (!env[name]) return null
  const port = Number(env[name])
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new BadConfig(`${name} ${env[name]} is no port`)
  return port
}

/**
 * Reads `PORT`, `METRICS_PORT`, `PROCESSES`, `HOST`, `PUBLIC_ORIGIN`, `TRUSTED_PROXY`, `DATA_DIR`, `DATABASE_URL`, `SEARCH_URL`, `SANDBOX`, `SANDBOX_SECRET`,
 * `SITE_CONFIG`, `CLIENT_ID`, `CLIENT_SECRET`, `ASSERTION_KEY`, `LOG_LEVEL`, the social logins,
 * the secrets that the site's file names, and what `readCarrierSettings`, `readPushSettings` and `readPictureSettings` read. Throws `BadConfig` with what is wrong.
 */
export const readConfig = (env: Environment): BackendConfig => {
  const host = env["HOST"] || "127.0.0.1"
  const port = portOf(env, "PORT") ?? 3000
  const publicOrigin = publicOriginOf(env)
  const trustsProxy = env["TRUSTED_PROXY"] === "1"
  const level = levels.find((one) => one === (env["LOG_LEVEL"] || "info"))
  if (level === undefined) throw new BadConfig(`LOG_LEVEL ${env["LOG_LEVEL"]} is none of ${levels.join(", ")}`)
  const sandbox = sandboxOf(env, { host, publicOrigin, trustsProxy })
  // Processes that share a database must share it too.
  const assertionKey = env["ASSERTION_KEY"] || randomBytes(24).toString("base64url")
  const social = readSocialProviders(
    env,
    sandbox === null ? null : createHmac("sha256", assertionKey).update("social login of the sandbox").digest("base64url"),
  )
  const file = siteOf(env)
  return {
    dataDir: resolve(root, env["DATA_DIR"] || ".data"),
    loadFrom: null,
    databaseUrl: env["DATABASE_URL"] || null,
    searchCluster: searchClusterOf(env),
    host,
    port,
    metricsPort: portOf(env, "METRICS_PORT"),
    processes: processesOf(env),
    isExchange: env["EXCHANGE"] === "1",
    publicOrigin,
    trustsProxy,
    sandbox,
    clientId: env["CLIENT_ID"] || "storefront",
    // Only a native client needs to know the secret; otherwise a random one does.
    clientSecret: env["CLIENT_SECRET"] || randomBytes(24).toString("base64url"),
    secrets: secretsIn(env, file.providers),
    carriers: settingsOf(readCarrierSettings, env),
    push: settingsOf(readPushSettings, env),
    pictures: settingsOf(readPictureSettings, env),
    assertionKey,
    social,
    ...file,
    site: { ...file.site, socialLogins: namesOf(social) },
    logLevel: level,
    clock: Date.now,
  }
}
