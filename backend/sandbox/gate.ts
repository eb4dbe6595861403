/** Who may come into the sandbox: this machine, or whoever knows its secret. */
import { createHash, timingSafeEqual } from "node:crypto"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import { isForThisMachine, isLoopback, type BackendConfig } from "../config.ts"
import type { Asked, Env } from "../http/asked.ts"
import { isForwarded } from "../http/forwarded.ts"
import { missing } from "../http/refusal.ts"

export const secretCookie = "delguur_sandbox"

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()
export const isSecret = (given: string, secret: string | null): boolean =>
  secret !== null && timingSafeEqual(digest(given), digest(secret))

const loopbackAddress = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/

/** The socket says where a call came from; the name it was called by keeps other sites' names off this machine's address. */
const isFromHere = (c: Context<Env>): boolean => {
  const { hostname } = new URL(c.req.url)
  return loopbackAddress.test(c.env.address ?? "") && isLoopback(hostname) && !isForwarded(c.req.raw.headers)
}

/** A page of another site may send a form here, but not in this site's name. */
const isForeignForm = (c: Context<Env>): boolean => {
  const site = c.req.header("sec-fetch-site")
  return c.req.method !== "GET" && site !== undefined && site !== "same-origin" && site !== "none"
}

/** To everybody else there is no sandbox: throws 404. Where others can reach the shop, nobody is known by where they are. */
export const requireSandbox = (c: Context<Env>, config: BackendConfig): void => {
  const { sandbox } = config
  if (sandbox === null || isForeignForm(c)) throw missing()
  const given = c.req.header("x-sandbox-secret") ?? getCookie(c, secretCookie) ?? ""
  if (!(isForThisMachine(config) && isFromHere(c)) && !isSecret(given, sandbox.secret)) throw missing()
}

/** Whether the sandbox's people are anybody to whom a call comes from: where their password is the known one, to this machine alone. */
export const knowsItsPeople = (config: BackendConfig, { forwarded }: Pick<Asked<Endpoint>, "forwarded">): boolean =>
  config.sandbox !== null && !(forwarded && isForThisMachine(config))
