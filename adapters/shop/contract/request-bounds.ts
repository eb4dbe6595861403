/** Bounds of every request, checked before anything of it is decoded. Page server and backend share them. Decision 39. */
import type { BodyKind } from "./endpoint.ts"

export const megabyte = 1024 * 1024
/** Maximum bytes of a body by its kind; one of any other kind has the smallest. */
export const bodyLimits: Readonly<Record<BodyKind, number>> = { json: megabyte, form: megabyte, multipart: 10 * megabyte }
/** Maximum characters of a request's address. */
export const maxAddressLength = 8192
/** Maximum depth of JSON: recursion takes stack. */
export const maxNesting = 32
/** Maximum values of a JSON text; an article of 400 paragraphs has 5,000. */
export const maxValues = 20_000
/** Maximum bytes and values of a JSON part of a multipart body; the stock of 5,000 goods in four stores has 80,000 values. */
export const jsonPart = { bytes: 4 * megabyte, values: 100_000 } as const
/** Maximum fields of a form. */
export const maxFields = 1000
/** Maximum parts of a multipart body. */
export const maxParts = 500

/** A body above the maximum bytes, thrown by its reader. */
export class BodyTooLarge extends Error {
  readonly limit: number
  constructor(limit: number) {
    super(`a body of more than ${limit} bytes`)
    this.name = "BodyTooLarge"
    this.limit = limit
  }
}

/** How a JSON text exceeds the bounds; `null` where it does not. */
export const excessOf = (json: string, limit: number = maxValues): "depth" | "values" | null => {
  let depth = 0
  let values = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isInText) {
      if (character === '"') isInText = false
      else if (character === "\\") at += 1
      continue
    }
    switch (character) {
      case '"':
        isInText = true
        break
      case "[":
      case "{":
        depth += 1
        values += 1
        break
      case "]":
      case "}":
        depth -= 1
        break
      case ",":
        values += 1
        break
      default:
        break
    }
    if (depth > maxNesting) return "depth"
    if (values > limit) return "values"
  }
  return null
}

const limitFor = (headers: Headers): number =>
  /^\s*multipart\/form-data\b/i.test(headers.get("content-type") ?? "") ? bodyLimits.multipart : bodyLimits.json

/** `chunks` until they exceed the limit; then throws `BodyTooLarge`. */
const counted = (limit: number): TransformStream<Uint8Array, Uint8Array> => {
  let size = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.byteLength
      if (size > limit) throw new BodyTooLarge(limit)
      controller.enqueue(chunk)
    },
  })
}

/**
 * The request with a body that cannot exceed its limit, however it is read.
 * Throws `BodyTooLarge` where the length is declared; one without a length fails while it is read.
 */
export const bounded = (request: Request): Request => {
  if (request.method === "GET" || request.method === "HEAD") return request
  const limit = limitFor(request.headers)
  const declared = request.headers.get("content-length")
  if (declared !== null) {
    if (Number(declared) > limit) throw new BodyTooLarge(limit)
    // The HTTP server reads no more than was declared.
    return request
  }
  if (request.body === null) return request
  return new Request(request, { body: request.body.pipeThrough(counted(limit)), duplex: "half" } as RequestInit)
}

/** Bytes of a body. Throws `BodyTooLarge` as soon as it exceeds the limit, and reads no further. */
export const bytesWithin = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new BodyTooLarge(limit)
  const chunks: Uint8Array[] = []
  let size = 0
  const read = request.body?.getReader()
  for (let next = await read?.read(); next !== undefined && !next.done; next = await read?.read()) {
    const chunk = next.value as Uint8Array
    size += chunk.byteLength
    if (size > limit) {
      await read?.cancel()
      throw new BodyTooLarge(limit)
    }
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
