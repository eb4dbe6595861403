/** `fetch` that reports how much of a body has been sent, which the browser's own does not before HTTP/2. */
import type { Problem } from "#domain/entities/problem.ts"
import { shopTimeout } from "#domain/rules/timings.ts"

/** Headers of a request, from the lines that `XMLHttpRequest` returns. */
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
 * `onSent` receives the share of the body that is sent, from 0 to 1. Rejects as `fetch` does: `TypeError` without a connection, the
 * signal's reason when aborted. Times out after `shopTimeout` without progress, since many pictures on a slow line take longer in all.
 */
export const uploadFetch =
  (onSent: (share: number) => void): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout> | undefined
      const restartTimer = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          reject({ _tag: "TimedOut" } satisfies Problem)
          upload.abort()
        }, shopTimeout)
      }
      upload.open(request.method, request.url)
      upload.responseType = "arraybuffer"
      request.headers.forEach((value, name) => upload.setRequestHeader(name, value))
      upload.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        restartTimer()
        if (lengthComputable && total > 0) onSent(loaded / total)
      })
      upload.addEventListener("progress", restartTimer)
      upload.addEventListener("loadend", () => clearTimeout(timer))
      upload.addEventListener("load", () => {
        const headers = headersOf(upload.getAllResponseHeaders())
        resolve(new Response(upload.response as ArrayBuffer, { status: upload.status, headers }))
      })
      upload.addEventListener("error", () => reject(new TypeError("The upload failed")))
      upload.addEventListener("abort", () => reject(request.signal.reason as Error))
      request.signal.addEventListener("abort", () => upload.abort(), { once: true })
      restartTimer()
      upload.send(body)
    })
  }
