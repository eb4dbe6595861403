/** `fetch` that reports how much of a body has been sent, which the browser's own does not before HTTP/2. */
import type { Problem } from "#domain/entities/problem.ts"
import { shopTimeout } from "#domain/rules/timings.ts"

const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split(/\r?\n/u)
      .flatMap((line) => {
        const colon = line.indexOf(":")
        return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string]]
      }),
  )

/**
 * `onSent` gets the share of the body, from 0 to 1. Rejects as `fetch` does: `TypeError` without a connection, the signal's reason when aborted;
 * and as timed out where nothing moves for as long as another call may take in all, since many pictures on a slow line take longer.
 */
export const uploadFetch =
  (onSent: (share: number) => void): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      let silence: ReturnType<typeof setTimeout> | undefined
      const waitOn = () => {
        clearTimeout(silence)
        silence = setTimeout(() => {
          reject({ _tag: "TimedOut" } satisfies Problem)
          sending.abort()
        }, shopTimeout)
      }
      sending.open(request.method, request.url)
      sending.responseType = "arraybuffer"
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value))
      sending.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        waitOn()
        if (lengthComputable && total > 0) onSent(loaded / total)
      })
      sending.addEventListener("progress", waitOn)
      sending.addEventListener("loadend", () => clearTimeout(silence))
      sending.addEventListener("load", () => resolve(new Response(sending.response as ArrayBuffer, { status: sending.status, headers: headersOf(sending.getAllResponseHeaders()) })))
      sending.addEventListener("error", () => reject(new TypeError("The upload failed")))
      sending.addEventListener("abort", () => reject(request.signal.reason as Error))
      request.signal.addEventListener("abort", () => sending.abort(), { once: true })
      waitOn()
      sending.send(body)
    })
  }
