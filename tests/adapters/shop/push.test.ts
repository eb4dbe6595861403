/** Push adapter: the browser's subscription and the shop's devices. */
import { describe, expect, it } from "vitest"
import type { PushBrowser } from "#adapters/browser/push.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import { createPushPorts } from "#adapters/shop/push.ts"
import type { PushAbility } from "#machines/shell/ports.ts"

const subscription = { endpoint: "https://fcm.googleapis.com/device", keys: { p256dh: "p", auth: "a" }, applicationServerKey: "key" }

const device = (ability: PushAbility, isSubscribed: boolean) => {
  const calls: Array<readonly [string, unknown]> = []
  let current = isSubscribed ? subscription : null
  const browser: PushBrowser = {
    ability: () => Promise.resolve(ability),
    subscribe: async (publicKey) => {
      if (ability !== "ready") return ability
      expect(await publicKey()).toBe("key")
      current = subscription
      return "subscribed"
    },
    renew: async (publicKey) => {
      if (current !== null && (await publicKey()) !== current.applicationServerKey) throw new Error("the key is the shop's")
    },
    subscription: () => Promise.resolve(current),
    unsubscribe: async () => void (current = null),
  }
  const call = ({ method, path }: Endpoint, { body, params }: { body?: unknown; params?: unknown } = {}) => {
    calls.push([`${method} ${path}`, body ?? params])
    return Promise.resolve({ publicKey: "key", playerId: "device-1" })
  }
  return { ports: createPushPorts({ call } as Partial<Caller> as Caller, browser), calls, current: () => current }
}

describe("push adapter", () => {
  it("subscribes by the shop's key and stores the subscription [B24]", async () => {
    const { ports, calls } = device("ready", false)
    expect(await ports.subscribePush()).toBe("subscribed")
    expect(calls).toEqual([
      ["GET /api/v2/push/key", undefined],
      ["POST /api/v2/push/devices", subscription],
    ])
  })

  it("stores nothing where the browser refused [B24]", async () => {
    const { ports, calls } = device("blocked", false)
    expect([await ports.subscribePush(), calls]).toEqual(["blocked", []])
  })

  it("links the device by the id that its subscription got, and nothing without one [C4]", async () => {
    const { ports, calls } = device("ready", true)
    await ports.linkPush({ isLoggedIn: true })
    expect(calls.at(-1)).toEqual(["POST /api/v2/users/link_device", { playerId: "device-1" }])
    const unsubscribed = device("ready", false)
    await unsubscribed.ports.linkPush({ isLoggedIn: true })
    expect(unsubscribed.calls).toEqual([])
  })

  it("stores the device of a visitor, and links it to nobody [B24]", async () => {
    const { ports, calls } = device("subscribed", true)
    await ports.linkPush({ isLoggedIn: false })
    expect(calls).toEqual([
      ["GET /api/v2/push/key", undefined],
      ["POST /api/v2/push/devices", subscription],
    ])
  })

  it("ends the subscription at the shop and in the browser [B24]", async () => {
    const { ports, calls, current } = device("ready", true)
    await ports.unsubscribePush()
    expect([calls.at(-1), current()]).toEqual([["DELETE /api/v2/push/devices/:playerId", { playerId: "device-1" }], null])
  })
})
