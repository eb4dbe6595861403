/** Configuration of the backend, read from environment variables. */
import { createHmac, randomBytes } from "node:crypto"
import { resolve } from "node:path"
import type { Lender } from "#domain/entities/lease/lease.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isLoopback } from "#domain/rules/loopback.ts"
import { variables, type Environment } from "./environment.ts"
import { secretsOf } from "./payments/provider-module.ts"
import type { ProviderSettings } from "./provider-settings.ts"
import { readPushSettings, type PushSettings } from "./push/push-settings.ts"
import { readCarrierSettings, type CarrierSettings } from "./notifications/carriers/carrier-settings.ts"
import type { LoyaltyTerms } from "#domain/rules/wallet/loyalty.ts"
import type { InactiveMethod } from "./payments/methods/inactive-methods.ts"
import { configuredProviders, readSocialProviders, type SocialProviders } from "./identity/social-providers.ts"
import { root } from "./paths.ts"
import { readPictureSettings, type PictureSettings } from "./pictures/storage/picture-settings.ts"
import { clusterAddress, type ClusterAddress } from "./search/cluster/cluster-client.ts"
import { readSite, type SiteFile } from "./site-config.ts"
import { OperatorError } from "./texts/command-language.ts"

export type BackendConfig = {
  /** Directory of the embedded database and of pictures; `null` is in memory. */
  readonly dataDir: string | null
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
  /** Signs what a provider of social logins reported to the page server. */
  readonly assertionKey: string
  readonly social: SocialProviders
  readonly site: SiteConfig
  /** Whether an empty database is filled with the demo shop; otherwise with what a shop begins with. */
  readonly isDemo: boolean
  readonly lenders: ReadonlyArray<Lender>
  readonly inactiveMethods: ReadonlyArray<InactiveMethod>
  readonly loyalty: LoyaltyTerms
  readonly cashbackRates: ReadonlyArray<number>
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

/** Whether only this machine can reach the server, directly or through a proxy. */
export const isForThisMachine = ({
  host,
  publicOrigin,
  trustsProxy,
}: Pick<BackendConfig, "host" | "publicOrigin" | "trustsProxy">): boolean =>
  isLoopback(host) && !trustsProxy && (publicOrigin === null || isLoopback(new URL(publicOrigin).hostname))

const levels = ["silent", "error", "warn", "info", "debug"] as const

const publicOriginOf = (env: Environment): string | null => {
  const publicOrigin = env["PUBLIC_ORIGIN"]
  if (publicOrigin === undefined || publicOrigin === "") return null
  const url = URL.canParse(publicOrigin) ? new URL(publicOrigin) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new OperatorError({ key: "config.publicOrigin", values: { address: publicOrigin } })
  return url.origin
}

const sandboxOf = (env: Environment, binding: Pick<BackendConfig, "host" | "publicOrigin" | "trustsProxy">): BackendConfig["sandbox"] => {
  if (env["SANDBOX"] !== "1") return null
  const secret = env["SANDBOX_SECRET"] || null
  if (!isForThisMachine(binding) && secret === null) {
    throw new OperatorError({ key: "config.sandboxSecret", values: { address: binding.publicOrigin ?? binding.host } })
  }
  return { secret }
}

const siteOf = (env: Environment): SiteFile => readSite(env["SITE_CONFIG"] ? resolve(root, env["SITE_CONFIG"]) : null)

const searchClusterOf = (env: Environment): ClusterAddress | null => {
  if (!env["SEARCH_URL"]) return null
  const address = clusterAddress(env["SEARCH_URL"])
  // The address may hold a password.
  if (address === null) throw new OperatorError({ key: "config.searchUrl" })
  return address
}

/** Values of the variables that hold the secrets of the providers. */
const secretsIn = (env: Readonly<Record<string, string | undefined>>, { payments }: ProviderSettings): BackendConfig["secrets"] =>
  Object.fromEntries(payments.flatMap(secretsOf).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

const maxProcesses = 64

const processesOf = (env: Environment): number | null => {
  if (!env["PROCESSES"]) return null
  const count = Number(env["PROCESSES"])
  if (!Number.isInteger(count) || count < 1 || count > maxProcesses)
    throw new OperatorError({ key: "config.processes", values: { value: env["PROCESSES"], max: maxProcesses } })
  if (!env["DATABASE_URL"]) throw new OperatorError({ key: "config.processesDatabase" })
  return count
}

const portOf = (env: Environment, name: "PORT" | "METRICS_PORT"): number | null => {
  if (!env[name]) return null
  const port = Number(env[name])
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new OperatorError({ key: "config.port", values: { name, value: env[name] } })
  return port
}

/**
 * Reads `variables`, the file of `SITE_CONFIG`, and the secrets whose variables it names. Throws an `OperatorError` with what is wrong,
 * without a secret.
 */
export const readConfig = (given: Readonly<Record<string, string | undefined>>): BackendConfig => {
  const env: Environment = given
  const host = env["HOST"] || variables.HOST.standard
  const port = portOf(env, "PORT") ?? Number(variables.PORT.standard)
  const publicOrigin = publicOriginOf(env)
  const trustsProxy = env["TRUSTED_PROXY"] === "1"
  const level = levels.find((one) => one === (env["LOG_LEVEL"] || variables.LOG_LEVEL.standard))
  if (level === undefined)
    throw new OperatorError({ key: "config.logLevel", values: { value: String(env["LOG_LEVEL"]), levels: levels.join(", ") } })
  const sandbox = sandboxOf(env, { host, publicOrigin, trustsProxy })
  // Processes that share a database must share it too.
  const assertionKey = env["ASSERTION_KEY"] || randomBytes(24).toString("base64url")
  const social = readSocialProviders(
    env,
    sandbox === null ? null : createHmac("sha256", assertionKey).update("social login of the sandbox").digest("base64url"),
  )
  const file = siteOf(env)
  return {
    dataDir: resolve(root, env["DATA_DIR"] || variables.DATA_DIR.standard),
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
    clientId: env["CLIENT_ID"] || variables.CLIENT_ID.standard,
    // Only a native client needs to know the secret; otherwise a random one does.
    clientSecret: env["CLIENT_SECRET"] || randomBytes(24).toString("base64url"),
    secrets: secretsIn(given, file.providers),
    carriers: readCarrierSettings(env),
    push: readPushSettings(env),
    pictures: readPictureSettings(env),
    assertionKey,
    social,
    ...file,
    site: { ...file.site, socialLogins: configuredProviders(social) },
    logLevel: level,
    clock: Date.now,
  }
}
