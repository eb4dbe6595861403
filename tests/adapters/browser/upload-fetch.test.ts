/** Uploads on a slow line: a call takes as long as something moves, and times out when nothing does. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { uploadFetch } from "#adapters/browser/upload-fetch.ts"
import { createCaller } from "#adapters/shop/client/api-client.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { createSessionTokens } from "#adapters/shop/client/session-tokens.ts"
import { uploadArticlePicture } from "#adapters/shop/contract/content/writing.ts"

/** The browser's request as far as an upload uses it; the test moves it. */
class SlowRequest extends EventTarget {
  static last: SlowRequest | null = null
  readonly upload = new EventTarget()
  status = 200
  response = new TextEncoder().encode(JSON.stringify({ src: "/uploads/1.webp" })).buffer
  constructor() {
    super()
    SlowRequest.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  getAllResponseHeaders() {
    return "content-type: application/json\r\n"
  }
  abort() {
    this.dispatchEvent(new Event("abort"))
    this.dispatchEvent(new Event("loadend"))
  }
  sent(share: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded: share * 1000, total: 1000 }))
  }
  answered() {
    this.dispatchEvent(new Event("load"))
    this.dispatchEvent(new Event("loadend"))
  }
}

const upload = (onSent: (share: number) => void, signal?: AbortSignal) =>
  createCaller({
    fetch: () => Promise.reject(new TypeError("not this one")),
    origin: "http://shop.test",
    locale: "mn",
    supportPhone: null,
    session: createSessionTokens({
      tokenStorage: { read: () => "token", write: () => undefined },
      renew: () => Promise.resolve(null),
      oneAtATime: (_, work) => work(),
    }),
    orderToken: createOrderToken(),
    sessionEnded: () => undefined,
  }).call(uploadArticlePicture, {
    params: { id: "1" },
    body: { image: new File(["pixels"], "a.png", { type: "image/png" }) },
    fetch: uploadFetch(onSent),
    signal,
  })

const begun = () => vi.waitUntil(() => SlowRequest.last)

describe("an upload", () => {
  beforeEach(() => {
    SlowRequest.last = null
    vi.stubGlobal("XMLHttpRequest", SlowRequest)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it("has no timeout while bytes are sent [E27] [W13]", async () => {
    const shares: number[] = []
    const answer = upload((share) => shares.push(share))
    const request = await begun()
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await vi.advanceTimersByTimeAsync(50_000)
      request?.sent(share)
    }
    await vi.advanceTimersByTimeAsync(50_000)
    request?.answered()
    expect((await answer).src).toBe("/uploads/1.webp")
    expect(shares).toEqual([0.25, 0.5, 0.75, 1])
  })

  it("times out after a minute in which nothing moves [W13]", async () => {
    const rejection = expect(upload(() => undefined)).rejects.toEqual({ _tag: "TimedOut" })
    const request = await begun()
    request?.sent(0.25)
    await vi.advanceTimersByTimeAsync(59_000)
    request?.sent(0.5)
    await vi.advanceTimersByTimeAsync(60_000)
    await rejection
  })

  it("ends with its signal", async () => {
    const controller = new AbortController()
    const rejection = expect(upload(() => undefined, controller.signal)).rejects.toThrow("left")
    await begun()
    controller.abort(new Error("left"))
    await rejection
  })
})
