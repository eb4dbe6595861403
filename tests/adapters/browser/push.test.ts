/** Web Push of the browser: renewal of a subscription. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { browserPush } from "#adapters/browser/push.ts"

const bytes = (text: string): ArrayBuffer => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
const keyOf = (text: string): string => Buffer.from(text).toString("base64url")

/** Browser with a subscription bound to the key `bound`, which it does not name if "unnamed"; `null`: without a subscription. */
const browser = (permission: NotificationPermission, bound: string | null) => {
  const steps: string[] = []
  const subscriptionBy = (key: string | null) => ({
    options: { applicationServerKey: key === null ? null : bytes(key) },
    toJSON: () => ({ endpoint: "https://push.mn/a", keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => {
      steps.push("unsubscribe")
      current = null
      return true
    },
  })
  let current = bound === null ? null : subscriptionBy(bound === "unnamed" ? null : bound)
  const worker = {
    pushManager: {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
        steps.push(`subscribe ${applicationServerKey}`)
        current = subscriptionBy(Buffer.from(applicationServerKey, "base64url").toString())
      },
    },
  }
  vi.stubGlobal("window", { PushManager: {}, Notification: {} })
  vi.stubGlobal("Notification", { permission })
  vi.stubGlobal("navigator", {
    userAgent: "test",
    maxTouchPoints: 0,
    serviceWorker: { ready: Promise.resolve(worker), getRegistration: async () => worker },
  })
  return steps
}

describe("subscription of the browser", () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ["another key", "granted", "old?>", ["unsubscribe", `subscribe ${keyOf("new?>")}`]],
    ["the shop's key", "granted", "new?>", []],
    ["a key that the browser does not name", "granted", "unnamed", []],
    ["no key, since the browser lost it", "granted", null, [`subscribe ${keyOf("new?>")}`]],
    ["no key, without a permission", "default", null, []],
  ] as const)("is renewed as needed where it is bound to %s [B24]", async (_, permission, bound, expected) => {
    const steps = browser(permission, bound)
    await browserPush.renew(async () => keyOf("new?>"))
    expect(steps).toEqual(expected)
  })

  it("names the shop's key that it is bound to [B24]", async () => {
    browser("granted", "new?>")
    expect(await browserPush.subscription()).toEqual({
      endpoint: "https://push.mn/a",
      keys: { p256dh: "p", auth: "a" },
      applicationServerKey: keyOf("new?>"),
    })
  })
})
