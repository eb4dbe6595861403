/** Uploads on a slow line: a call lasts while bytes are sent, and times out when none are. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { uploadFetch } from "#adapters/browser/upload-fetch.ts"
import { uploadArticlePicture } from "#adapters/shop/contract/content/writing.ts"
import { testCaller, testSession } from "#tests/adapters/shop/test-caller.ts"

/** The browser's request as far as an upload uses it; the test reports its progress. */
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
  progress(share: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded: share * 1000, total: 1000 }))
  }
  respond() {
    this.dispatchEvent(new Event("load"))
    this.dispatchEvent(new Event("loadend"))
  }
}

const upload = (onSent: (share: number) => void, signal?: AbortSignal) =>
  testCaller(() => Promise.reject(new TypeError("the upload has a fetch of its own")), { session: testSession("token") }).call(
    uploadArticlePicture,
    {
      params: { id: "1" },
      body: { image: new File(["pixels"], "a.png", { type: "image/png" }) },
      fetch: uploadFetch(onSent),
      signal,
    },
  )

const begunRequest = () => vi.waitUntil(() => SlowRequest.last)

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
    const uploaded = upload((share) => shares.push(share))
    const request = await begunRequest()
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await vi.advanceTimersByTimeAsync(50_000)
      request?.progress(share)
    }
    await vi.advanceTimersByTimeAsync(50_000)
    request?.respond()
    expect((await uploaded).src).toBe("/uploads/1.webp")
    expect(shares).toEqual([0.25, 0.5, 0.75, 1])
  })

  it("times out after a minute without progress [W13]", async () => {
    const rejection = expect(upload(() => undefined)).rejects.toEqual({ _tag: "TimedOut" })
    const request = await begunRequest()
    request?.progress(0.25)
    await vi.advanceTimersByTimeAsync(59_000)
    request?.progress(0.5)
    await vi.advanceTimersByTimeAsync(60_000)
    await rejection
  })

  it("ends with its signal", async () => {
    const controller = new AbortController()
    const rejection = expect(upload(() => undefined, controller.signal)).rejects.toThrow("left")
    await begunRequest()
    controller.abort(new Error("left"))
    await rejection
  })
})
