/** Access to the sandbox: from this machine, or with its secret. */
import { createHmac } from "node:crypto"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import { isLoopback } from "#domain/rules/loopback.ts"
import { isForThisMachine, type BackendConfig } from "#backend/config.ts"
import type { RequestContext, Env } from "./request-context.ts"
import { limits } from "./rate-limits.ts"
import { countedAddress, inside, isForwarded } from "./caller-address.ts"
import { addressKey, count, takeBack } from "./rate-limiter.ts"
import { missing } from "./refusal.ts"
import { isSameSecret } from "./same-secret.ts"
import type { BackendServices, FixedConfig } from "#backend/services.ts"

export const secretCookie = "delguur_sandbox"

/** Whether `provided` is the secret. Counted beforehand, so that concurrent guesses add up. Throws 429 after too many wrong ones. */
export const isSecret = async (c: Context<Env>, { db, config, now }: BackendServices, provided: string): Promise<boolean> => {
  const secret = config.sandbox?.secret ?? null
  if (secret === null) return false
  const key = addressKey(limits.sandboxSecrets, { key: countedAddress(c.env.address ?? null) ?? inside })
  await count(db, key, limits.sandboxSecrets, now())
  if (!isSameSecret(provided, secret)) return false
  await takeBack(db, key)
  return true
}

/** Cookie value, which does not reveal the secret: that is also a password. */
export const cookieToken = (secret: string): string => createHmac("sha256", secret).update("sandbox cookie").digest("base64url")

const loopbackAddress = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/

/** Whether a call comes from this machine. The host name is checked too, against DNS rebinding. */
const isFromHere = (c: Context<Env>): boolean => {
  const { hostname } = new URL(c.req.url)
  return loopbackAddress.test(c.env.address ?? "") && isLoopback(hostname) && !isForwarded(c.req.raw.headers)
}

/** Whether another site's page sent the form. */
const isForeignForm = (c: Context<Env>): boolean => {
  const site = c.req.header("sec-fetch-site")
  return c.req.method !== "GET" && site !== undefined && site !== "same-origin" && site !== "none"
}

/** Throws 404 for a caller without access. An address counts only where no other machine can reach the server. */
export const requireSandbox = async (c: Context<Env>, shop: BackendServices): Promise<void> => {
  const { sandbox } = shop.config
  if (sandbox === null || isForeignForm(c)) throw missing()
  if (isForThisMachine(shop.config) && isFromHere(c)) return
  const cookie = getCookie(c, secretCookie)
  if (sandbox.secret !== null && cookie !== undefined && isSameSecret(cookie, cookieToken(sandbox.secret))) return
  const provided = c.req.header("x-sandbox-secret")
  if (provided === undefined || !(await isSecret(c, shop, provided))) throw missing()
}

/** Adds the secret to a request of this shop's own page server, so that the sandbox lets it in. */
export const withSandboxSecret = ({ sandbox }: Pick<BackendConfig, "sandbox">, request: Request): Request => {
  if (sandbox?.secret != null) request.headers.set("x-sandbox-secret", sandbox.secret)
  return request
}

/** Whether demo users may log in by this call: where their password is the well-known one, only from this machine. */
export const acceptsDemoUsers = (config: FixedConfig, { forwarded }: Pick<RequestContext<Endpoint>, "forwarded">): boolean =>
  config.sandbox !== null && !(forwarded && isForThisMachine(config))
