/** Compression of responses, by the request's accepted encodings. */
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Coding = "br" | "gzip" | "identity"

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Minimum bytes for which compression pays. */
const minimumBytes = 1024

/** Brotli quality for pages made on request: a third smaller than gzip, for a few milliseconds. */
const brotliQuality = 5
const gzipLevel = 6

/** The best encoding that a request accepts. */
export const codingFor = (accept: string | null): Coding => {
  const accepted = (accept ?? "")
    .split(",")
    .map((part) => part.trim().split(";"))
    .filter(([, weight]) => weight?.replaceAll(" ", "") !== "q=0")
    .map(([name]) => name)
  if (accepted.includes("br")) return "br"
  return accepted.includes("gzip") ? "gzip" : "identity"
}

const encoders: Readonly<Record<Coding, (whole: Uint8Array) => Promise<Uint8Array>>> = {
  br: (whole) =>
    brotli(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    }),
  gzip: (whole) => gzipped(whole, { level: gzipLevel }),
  identity: (whole) => Promise.resolve(whole),
}

export const compressed = (whole: Uint8Array, coding: Coding): Promise<Uint8Array> => encoders[coding](whole)

/** Media types of text: `text/html`, `application/json`, `application/ld+json`, `image/svg+xml`. */
const textTypes = /^(?:text\/|application\/(?:json|javascript|xml|[\w.+-]+\+(?:json|xml))|image\/svg)/

const isText = (type: string | null): boolean => type !== null && textTypes.test(type)

/** The response, compressed if it is text, long enough and not compressed yet. */
export const compressedResponse = async (response: Response, accept: string | null): Promise<Response> => {
  const coding = codingFor(accept)
  if (response.body === null || response.headers.has("content-encoding") || !isText(response.headers.get("content-type"))) return response
  const headers = new Headers(response.headers)
  headers.append("vary", "Accept-Encoding")
  const whole = new Uint8Array(await response.arrayBuffer())
  headers.delete("content-length")
  const body = whole.length < minimumBytes ? whole : await compressed(whole, coding)
  if (body !== whole) headers.set("content-encoding", coding)
  return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers })
}
