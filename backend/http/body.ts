/** Reads a request's body, whatever it calls itself, up to a limit. */
import { keepable } from "./keepable.ts"
import { Refusal } from "./refusal.ts"

export const megabyte = 1024 * 1024
const limits = { plain: megabyte, multipart: 10 * megabyte }

const tooLarge = (limit: number) => new Refusal(413, { key: "body.tooLarge", values: { megabytes: limit / megabyte } })

const gathered = async (request: Request, limit: number): Promise<string> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit)
  if (request.body === null) return ""
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

/** JSON, or a form as an object; nothing reads as an empty object. Throws 400 for what is neither, 413 above the limit and 422 for texts that cannot be kept. */
export const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get("content-type") ?? ""
  const text = await gathered(request, type.startsWith("multipart/") ? limits.multipart : limits.plain)
  if (text.trim() === "") return {}
  if (type.startsWith("application/x-www-form-urlencoded")) {
    return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, keepable(name, value)]))
  }
  try {
    return JSON.parse(text, keepable)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, { key: "body.unreadable" })
  }
}
