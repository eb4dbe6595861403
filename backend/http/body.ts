/** Request bodies by kind, each with its size limit. */
import { mediaTypes, type BodyKind } from "#adapters/shop/contract/endpoint.ts"
import { deepestNesting, isNestedTooDeep } from "#adapters/shop/contract/nesting.ts"
import { storableText } from "./storable-text.ts"
import { Refusal } from "./refusal.ts"

export const megabyte = 1024 * 1024
const limits: Readonly<Record<BodyKind, number>> = { json: megabyte, form: megabyte, multipart: 10 * megabyte }

const kindOf = (contentType: string): BodyKind | null => {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? ""
  if (type === mediaTypes.json || /^application\/[\w.-]+\+json$/.test(type)) return "json"
  if (type === mediaTypes.form) return "form"
  return type === mediaTypes.multipart ? "multipart" : null
}

const tooLarge = (limit: number) => new Refusal(413, { key: "body.tooLarge", values: { megabytes: limit / megabyte } })
const unreadable = () => new Refusal(400, { key: "body.unreadable" })
const otherKind = (accepts: ReadonlyArray<BodyKind>) =>
  new Refusal(415, { key: "body.otherKind", values: { kinds: accepts.map((kind) => mediaTypes[kind]).join(", ") } })

const gathered = async (request: Request, limit: number): Promise<Buffer<ArrayBuffer>> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const isEmpty = async (request: Request): Promise<boolean> => {
  for await (const chunk of request.body ?? []) if (chunk.byteLength > 0) return false
  return true
}

const fromJson = (text: string): unknown => {
  if (text.trim() === "") return {}
  if (isNestedTooDeep(text)) throw new Refusal(400, { key: "body.nested", values: { deepest: deepestNesting } })
  try {
    return JSON.parse(text, storableText)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unreadable()
  }
}

type Part = Readonly<Record<string, unknown>>

/** Parts named `images[][file]` as a list of objects under `images`; a key that the last object has begins another. */
const withLists = (entries: ReadonlyArray<readonly [string, unknown]>): unknown => {
  const plain: Record<string, unknown> = {}
  const lists = new Map<string, Part[]>()
  for (const [name, value] of entries) {
    const [, list, key] = /^(\w{1,40})\[\]\[(\w{1,40})\]$/.exec(name) ?? []
    if (list === undefined || key === undefined) {
      plain[name] = value
      continue
    }
    const items = lists.get(list) ?? []
    const last = items.at(-1)
    lists.set(list, last === undefined || Object.hasOwn(last, key) ? [...items, { [key]: value }] : [...items.slice(0, -1), { ...last, [key]: value }])
  }
  return { ...plain, ...Object.fromEntries(lists) }
}

const fromEntries = (entries: Iterable<readonly [string, string | File]>): unknown =>
  Object.fromEntries([...entries].map(([name, value]) => [name, storableText(name, value)]))

const fromParts = async (bytes: Buffer<ArrayBuffer>, contentType: string): Promise<unknown> => {
  const parts = await new Response(bytes, { headers: { "content-type": contentType } }).formData().catch(() => {
    throw unreadable()
  })
  return withLists([...parts].map(([name, value]) => [name, storableText(name, value)]))
}

/**
 * JSON, or a form as an object with its files; no body is an empty object.
 * Throws 415 for a kind that is not accepted, 413 above its limit, 400 for unreadable content and 422 for texts that cannot be stored.
 */
export const bodyOf = async (request: Request, accepts: ReadonlyArray<BodyKind>): Promise<unknown> => {
  const contentType = request.headers.get("content-type") ?? ""
  const kind = kindOf(contentType)
  if (kind === null || !accepts.includes(kind)) {
    if (await isEmpty(request)) return {}
    throw otherKind(accepts)
  }
  const bytes = await gathered(request, limits[kind])
  if (kind === "multipart") return fromParts(bytes, contentType)
  const text = bytes.toString("utf8")
  return kind === "form" ? fromEntries(new URLSearchParams(text)) : fromJson(text)
}
