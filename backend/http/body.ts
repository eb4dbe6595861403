/** Request bodies by kind, each within the bounds of size, depth and number before it is decoded. */
import { mediaTypes, type BodyKind } from "#adapters/shop/contract/endpoint.ts"
import {
  BodyTooLarge,
  bodyLimits,
  bytesWithin,
  maxNesting,
  excessOf,
  jsonPart,
  megabyte,
  maxFields,
  maxParts,
  maxValues,
} from "#adapters/shop/contract/request-bounds.ts"
import { storableText } from "./storable-text.ts"
import { Refusal } from "./refusal.ts"

const kindOf = (contentType: string): BodyKind | null => {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? ""
  if (type === mediaTypes.json || /^application\/[\w.-]+\+json$/.test(type)) return "json"
  if (type === mediaTypes.form) return "form"
  return type === mediaTypes.multipart ? "multipart" : null
}

export const tooLarge = (limit: number) => new Refusal(413, { key: "body.tooLarge", values: { megabytes: limit / megabyte } })
const tooMany = (maximum: number) => new Refusal(413, { key: "body.tooMany", values: { max: maximum } })
const unreadable = () => new Refusal(400, { key: "body.unreadable" })
const otherKind = (accepts: ReadonlyArray<BodyKind>) =>
  new Refusal(415, { key: "body.otherKind", values: { kinds: accepts.map((kind) => mediaTypes[kind]).join(", ") } })

const isEmpty = async (request: Request): Promise<boolean> => {
  for await (const chunk of request.body ?? []) if (chunk.byteLength > 0) return false
  return true
}

const fromJson = (text: string, limit: number = maxValues): unknown => {
  if (text.trim() === "") return {}
  const excess = excessOf(text, limit)
  if (excess === "depth") throw new Refusal(400, { key: "body.nested", values: { max: maxNesting } })
  if (excess === "values") throw tooMany(limit)
  try {
    return JSON.parse(text, storableText)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unreadable()
  }
}

/** Number of times that `mark` stands in `bytes`, counted up to `maximum` and one. */
const timesIn = (bytes: Buffer, mark: string, maximum: number): number => {
  let times = 0
  for (let at = bytes.indexOf(mark); at >= 0 && times <= maximum; at = bytes.indexOf(mark, at + mark.length)) times += 1
  return times
}

/**
 * Parts named `images[][file]` as a list of objects under `images`; a key that the last object has begins another.
 * The parts `images[][name]`, `images[][file]`, `images[][name]` are two images, of which the first has both keys.
 */
const withLists = (entries: ReadonlyArray<readonly [string, unknown]>): unknown => {
  const plain = new Map<string, unknown>()
  const lists = new Map<string, Array<Map<string, unknown>>>()
  for (const [name, value] of entries) {
    const [, list, key] = /^(\w{1,40})\[\]\[(\w{1,40})\]$/.exec(name) ?? []
    if (list === undefined || key === undefined) {
      plain.set(name, value)
      continue
    }
    const items = lists.get(list) ?? []
    if (items.length === 0) lists.set(list, items)
    const last = items.at(-1)
    if (last === undefined || last.has(key)) items.push(new Map([[key, value]]))
    else last.set(key, value)
  }
  const listed = [...lists].map(([name, items]) => [name, items.map((item) => Object.fromEntries(item))] as const)
  return Object.fromEntries([...plain, ...listed])
}

/** The value of a part: of one of type application/json what it encodes. */
const partValue = async (value: string | File): Promise<unknown> => {
  if (typeof value === "string" || kindOf(value.type) !== "json") return value
  if (value.size > jsonPart.bytes) throw tooLarge(jsonPart.bytes)
  return fromJson(await value.text(), jsonPart.values)
}

const storable = (entries: Iterable<readonly [string, string | File]>): ReadonlyArray<readonly [string, string | File]> =>
  [...entries].map(([name, value]) => [name, storableText(name, value)])

const fromForm = (text: string): unknown => {
  if (timesIn(Buffer.from(text), "&", maxFields) >= maxFields) throw tooMany(maxFields)
  return Object.fromEntries(storable(new URLSearchParams(text)))
}

const fromParts = async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> => {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const mark = boundary?.[1] ?? boundary?.[2]
  if (mark === undefined) throw unreadable()
  // The last mark ends the body.
  if (timesIn(Buffer.from(bytes.buffer), mark, maxParts + 1) > maxParts + 1) throw tooMany(maxParts)
  const parts = await new Response(bytes, { headers: { "content-type": contentType } }).formData().catch(() => {
    throw unreadable()
  })
  const entries = [...parts]
  const characters = entries.reduce((sum, [name, value]) => sum + name.length + (typeof value === "string" ? value.length : 0), 0)
  if (characters > bodyLimits.form) throw tooLarge(bodyLimits.form)
  return withLists(await Promise.all(storable(entries).map(async ([name, value]) => [name, await partValue(value)] as const)))
}

/**
 * JSON, or a form as an object with its files; no body is an empty object.
 * Throws 415 for a kind or coding that is not accepted, 413 above a limit, 400 for unreadable content and 422 for texts that cannot be stored.
 */
export const bodyOf = async (request: Request, accepts: ReadonlyArray<BodyKind>): Promise<unknown> => {
  const contentType = request.headers.get("content-type") ?? ""
  const kind = kindOf(contentType)
  if (kind === null || !accepts.includes(kind)) {
    if (await isEmpty(request)) return {}
    throw otherKind(accepts)
  }
  const coding = (request.headers.get("content-encoding") ?? "").trim().toLowerCase()
  if (coding !== "" && coding !== "identity") {
    throw new Refusal(415, { key: "body.compressed" })
  }
  const bytes = await bytesWithin(request, bodyLimits[kind]).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? tooLarge(error.limit) : error
  })
  if (kind === "multipart") return fromParts(bytes, contentType)
  const text = new TextDecoder().decode(bytes)
  return kind === "form" ? fromForm(text) : fromJson(text)
}
