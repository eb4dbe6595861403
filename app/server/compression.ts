/** Compression of responses, by the request's accepted encodings. */
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Coding = "br" | "gzip" | "identity"

const brotli = promisify(brotliCompress)
const zipped = promisify(gzip)

/** Minimum bytes for which compression pays. */
const worthwhile = 1024

/** Brotli quality for pages made on request: a third smaller than gzip, for a few milliseconds. */
const quality = 5

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

export const compressed = async (whole: Uint8Array, coding: Coding): Promise<Uint8Array> => {
  if (coding === "br")
    return brotli(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    })
  return coding === "gzip" ? zipped(whole, { level: 6 }) : whole
}

const isText = (type: string | null): boolean => type !== null && /^(?:text\/|application\/(?:json|javascript|xml|[\w.+-]+\+(?:json|xml))|image\/svg)/.test(type)

/** The response, compressed if it is text, long enough and not compressed yet. */
export const compressedAnswer = async (answer: Response, accept: string | null): Promise<Response> => {
  const coding = codingFor(accept)
  if (answer.body === null || answer.headers.has("content-encoding") || !isText(answer.headers.get("content-type"))) return answer
  const headers = new Headers(answer.headers)
  headers.append("vary", "Accept-Encoding")
  const whole = new Uint8Array(await answer.arrayBuffer())
  headers.delete("content-length")
  const small = whole.length < worthwhile ? whole : await compressed(whole, coding)
  if (small !== whole && coding !== "identity") headers.set("content-encoding", coding)
  return new Response(small as Uint8Array<ArrayBuffer>, { status: answer.status, headers })
}
