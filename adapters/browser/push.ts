/** Web Push of the browser: permission, subscription, and what stands in the way. */
import type { PushSubscription as Subscription } from "#domain/entities/shell/push.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { PushAbility } from "#machines/shell/ports.ts"

export type PushBrowser = {
  readonly ability: () => Promise<PushAbility>
  /** Asks for permission and subscribes; an ability other than `subscribed` is what came of it. */
  readonly subscribe: (publicKey: () => Promise<string>) => Promise<PushAbility>
  /** Subscribes again, without asking, where the present subscription is bound to another key or was lost while the permission lasts. */
  readonly renew: (publicKey: () => Promise<string>) => Promise<void>
  readonly subscription: () => Promise<Subscription | null>
  readonly unsubscribe: () => Promise<void>
}

const workerUrl = "/sw.js"
/** Longest wait for the service worker to be ready, in milliseconds. */
const workerTimeout = 15_000

const isPhoneOfApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1)

const isAble = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

const registration = async (): Promise<ServiceWorkerRegistration> => {
  if ((await navigator.serviceWorker.getRegistration()) === undefined)
    await navigator.serviceWorker.register(workerUrl, { updateViaCache: "none" })
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject({ _tag: "TimedOut" } satisfies Problem), workerTimeout)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

const current = async (): Promise<PushSubscription | null> => {
  const known = isAble() ? await navigator.serviceWorker.getRegistration() : undefined
  return (await known?.pushManager.getSubscription()) ?? null
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "")

/** Key that a subscription is bound to; `null` where the browser does not say. */
const keyOf = ({ options }: PushSubscription): string | null =>
  options?.applicationServerKey == null ? null : base64url(options.applicationServerKey)

/** Subscribes again where the present subscription belongs to another key of the shop. */
const subscribed = async ({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string): Promise<void> => {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    await pushManager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error
    await (await pushManager.getSubscription())?.unsubscribe()
    await pushManager.subscribe(options)
  }
}

const ability = async (): Promise<PushAbility> => {
  if (!isAble()) return isPhoneOfApple() ? "install" : "unsupported"
  if (Notification.permission === "denied") return "blocked"
  return Notification.permission === "granted" && (await current()) !== null ? "subscribed" : "ready"
}

export const browserPush: PushBrowser = {
  ability,
  subscribe: async (publicKey) => {
    const now = await ability()
    if (now !== "ready") return now
    // First, since browsers accept the request only shortly after a press.
    const permission = await Notification.requestPermission()
    if (permission !== "granted") return permission === "denied" ? "blocked" : "ready"
    const [worker, key] = await Promise.all([registration(), publicKey()])
    try {
      await subscribed(worker, key)
    } catch {
      // The browser's push service is out of reach.
      throw { _tag: "Unreachable" } satisfies Problem
    }
    return "subscribed"
  },
  renew: async (publicKey) => {
    if (!isAble() || Notification.permission !== "granted") return
    const [subscription, key] = [await current(), await publicKey()]
    const bound = subscription === null ? null : keyOf(subscription)
    if (bound === key || (subscription !== null && bound === null)) return
    await subscription?.unsubscribe()
    await subscribed(await registration(), key)
  },
  subscription: async () => {
    const subscription = await current()
    const json = subscription?.toJSON()
    const { p256dh = "", auth = "" } = json?.keys ?? {}
    return subscription === null || json?.endpoint === undefined
      ? null
      : { endpoint: json.endpoint, keys: { p256dh, auth }, applicationServerKey: keyOf(subscription) }
  },
  unsubscribe: async () => {
    await (await current())?.unsubscribe()
  },
}
