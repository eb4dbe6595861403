/** Pushes in the service worker. */
import { describe, expect, it } from "vitest"
import { onNotificationClick, onPush, onSubscriptionChange, type PushScope } from "#app/service-worker/push.ts"

const origin = "https://shop.mn"

/** Service worker with open tabs at `urls`. */
const worker = (urls: ReadonlyArray<string> = []) => {
  const shown: unknown[] = []
  const focused: string[] = []
  const opened: string[] = []
  const work: Promise<unknown>[] = []
  const scope: PushScope = {
    location: { origin },
    registration: { showNotification: async (title, options) => void shown.push({ title, ...options }) },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url) => void opened.push(url),
    },
  }
  const event = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) }
  return {
    shown,
    focused,
    opened,
    push: async (json: () => unknown) => {
      onPush({ ...event, data: { json } }, scope)
      await Promise.all(work)
    },
    press: async (data: unknown) => {
      onNotificationClick({ ...event, notification: { data, close: () => undefined } }, scope)
      await Promise.all(work)
    },
  }
}

describe("push in the service worker", () => {
  it("shows the note, with its page and its tag [B24]", async () => {
    const { push, shown } = worker()
    await push(() => ({ title: "Захиалга замд гарлаа", body: "14:00–18:00", path: "/account/orders/R1", tag: "one" }))
    expect(shown).toEqual([
      { title: "Захиалга замд гарлаа", body: "14:00–18:00", tag: "one", data: "/account/orders/R1", icon: "/icon-192.png" },
    ])
  })

  it.each([
    ["text that is no JSON", () => JSON.parse("{")],
    ["null", () => null],
    ["a note without a title", () => ({ body: "x" })],
  ])("shows a notification of the shop for %s, since a silent push costs the permission [B24]", async (_, json) => {
    const { push, shown } = worker()
    await push(json)
    expect(shown).toEqual([{ title: "shop.mn", body: "", tag: "unreadable", data: "/", icon: "/icon-192.png" }])
  })

  it("opens the page of a note, in its tab where one shows it [B24]", async () => {
    const { press, focused, opened } = worker([`${origin}/promotions`])
    await press("/promotions")
    await press("/account/orders/R1")
    expect([focused, opened]).toEqual([[`${origin}/promotions`], [`${origin}/account/orders/R1`]])
  })

  it.each(["//evil.mn", "https://evil.mn", "/\\evil.mn", 3])("opens home for the address %s [B24]", async (path) => {
    const { press, opened } = worker()
    await press(path)
    expect(opened).toEqual([`${origin}/`])
  })

  it("subscribes again where the browser ended the subscription, and registers the device with the shop [B24]", async () => {
    const requests: unknown[] = []
    const work: Promise<unknown>[] = []
    onSubscriptionChange(
      { waitUntil: (promise) => void work.push(promise) },
      {
        fetch: async (address, { body } = {}) => {
          requests.push([address, body])
          return Response.json({ publicKey: "key" })
        },
        registration: {
          pushManager: {
            subscribe: async ({ applicationServerKey }) => ({ toJSON: () => ({ endpoint: `https://push.mn/${applicationServerKey}` }) }),
          },
        },
      },
    )
    await Promise.all(work)
    expect(requests).toEqual([
      ["/api/v2/push/key", undefined],
      ["/api/v2/push/devices", '{"endpoint":"https://push.mn/key","applicationServerKey":"key"}'],
    ])
  })
})
