/** Request of one push: encrypted for the device (RFC 8291) and signed with the shop's key (RFC 8292). */
import { createHash } from "node:crypto"
import webPush from "web-push"
import type { Instant } from "#domain/entities/ids.ts"
import type { PushNote } from "#domain/entities/shell/push.ts"
import { day, millisecondsOf, second } from "#domain/rules/instants.ts"
import { isPushEndpoint } from "./push-endpoint.ts"
import { problemText } from "#backend/notifications/carriers/carrier.ts"
import type { BackendConfig } from "#backend/config.ts"
import type { PushKeys } from "./push-settings.ts"

/** Outcome of a try to send a push. */
export type PushOutcome =
  | { readonly _tag: "Sent" }
  /** The subscription has ended: the device is removed. */
  | { readonly _tag: "Gone" }
  /** Another try would end the same. */
  | { readonly _tag: "Refused"; readonly problem: string }
  /** A later try may succeed. A push that arrives twice replaces itself by its tag. */
  | { readonly _tag: "Unreachable"; readonly problem: string }

export type OutgoingPush = {
  readonly key: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** Key of the shop that the device subscribed with; `null` where unknown. */
  readonly applicationServerKey: string | null
  readonly title: string
  readonly body: string
  readonly path: string
  readonly usefulUntil: Instant
}

/** Milliseconds for a request. */
const timeout = 10 * second
/** Maximum time for which a push service stores a push, in milliseconds. */
const maxTtl = 28 * day

/** Tag of a push, the same at each try, by which a device and a push service replace an earlier copy; 32 characters at most (RFC 8030). */
const tagOf = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 32)

/** Contact of the shop for push services (`sub` of VAPID): its site, or the sender of its letters. */
const subjectOf = ({ publicOrigin, carriers: { smtp } }: Pick<BackendConfig, "publicOrigin" | "carriers">): string => {
  if (publicOrigin?.startsWith("https:") === true) return publicOrigin
  return `mailto:${/([^\s<]+@[^\s>]+)>?$/.exec(smtp?.from ?? "")?.[1] ?? "shop@example.com"}`
}

/**
 * Whether the push service refuses the signature, since the device subscribed with another key: an unknown one counts as another. RFC 8292
 * names 403; Mozilla's service sends 401 and Apple's 400, which have other causes too, so that they count for a known key alone.
 */
const isOfOtherKey = (status: number, subscribedWith: string | null, publicKey: string): boolean =>
  subscribedWith === null ? status === 403 : subscribedWith !== publicKey && [400, 401, 403].includes(status)

/** Gone: the subscription has ended (404, 410), or its key is refused. A refusal of the present key may be caused by a wrong clock. */
const outcomeOf = (status: number, subscribedWith: string | null, publicKey: string): PushOutcome => {
  if (status >= 200 && status < 300) return { _tag: "Sent" }
  if (status === 404 || status === 410 || isOfOtherKey(status, subscribedWith, publicKey)) return { _tag: "Gone" }
  const problem = `the push service responded with status ${status}`
  return status === 429 || status >= 500 ? { _tag: "Unreachable", problem } : { _tag: "Refused", problem }
}

type Config = Pick<BackendConfig, "publicOrigin" | "carriers" | "push">

const requestOf = (config: Config, keys: PushKeys, push: OutgoingPush, now: Instant) => {
  const { key, endpoint, p256dh, auth, title, body, path, usefulUntil } = push
  const tag = tagOf(key)
  const note: PushNote = { title, body, path, tag }
  const ttl = Math.max(0, Math.min(millisecondsOf(usefulUntil) - millisecondsOf(now), maxTtl))
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
    vapidDetails: { subject: subjectOf(config), ...keys },
    TTL: Math.floor(ttl / second),
    contentEncoding: "aes128gcm",
    urgency: "normal",
    topic: tag,
  })
}

/** Never rejects. Follows no redirect, since one could lead into the shop's own network. */
export const sendPush = async (config: Config, keys: PushKeys, push: OutgoingPush, now: Instant): Promise<PushOutcome> => {
  if (!isPushEndpoint(push.endpoint, config.push.origins)) return { _tag: "Refused", problem: "no push service" }
  let request: ReturnType<typeof requestOf>
  try {
    request = requestOf(config, keys, push, now)
  } catch (error) {
    return { _tag: "Refused", problem: problemText(error) }
  }
  try {
    const { endpoint, method, headers, body } = request
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return outcomeOf(response.status, push.applicationServerKey, keys.publicKey)
  } catch (error) {
    return { _tag: "Unreachable", problem: problemText(error) }
  }
}
