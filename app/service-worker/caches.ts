/** Caches of the service worker, and how much each may hold. */
import { storedAtHeader } from "#adapters/shop/offline-headers.ts"

export type CacheName = "delguur-documents" | "delguur-assets" | "delguur-pictures" | "delguur-data" | "delguur-personal"

export type Bounds = { readonly entries: number; readonly bytes: number }

const megabyte = 1024 * 1024

/** Assets are bounded by the releases that they belong to. */
export const bounds: Readonly<Record<Exclude<CacheName, "delguur-assets">, Bounds>> = {
  "delguur-documents": { entries: 40, bytes: 8 * megabyte },
  "delguur-pictures": { entries: 200, bytes: 12 * megabyte },
  "delguur-data": { entries: 80, bytes: 4 * megabyte },
  "delguur-personal": { entries: 60, bytes: 3 * megabyte },
}

const sizeHeader = "x-stored-bytes"

/** Headers that describe the transfer, which is over. */
const transferHeaders = ["content-encoding", "content-length"]

const sizeOf = async (cache: Cache, key: Request): Promise<number> => Number((await cache.match(key))?.headers.get(sizeHeader) ?? 0)

/** Deletes the entries stored longest ago until the rest is within the bounds. */
export const trim = async (cache: Cache, { entries, bytes }: Bounds): Promise<void> => {
  const newestFirst = (await cache.keys()).toReversed()
  const sizes = await Promise.all(newestFirst.map((key) => sizeOf(cache, key)))
  let total = 0
  const tooOld = newestFirst.filter((_, index) => {
    total += sizes[index] ?? 0
    return index >= entries || total > bytes
  })
  await Promise.all(tooOld.map((key) => cache.delete(key)))
}

/** Stores a response as the newest, and drops the oldest ones where there are too many. A full disk stores nothing. */
export const store = async (cache: Cache, key: string, response: Response, limits: Bounds | null): Promise<void> => {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  for (const name of transferHeaders) headers.delete(name)
  headers.set(sizeHeader, String(body.byteLength))
  headers.set(storedAtHeader, new Date().toISOString())
  try {
    // An entry that is put again keeps its place in some browsers.
    await cache.delete(key)
    await cache.put(key, new Response(body, { status: response.status, headers }))
    if (limits !== null) await trim(cache, limits)
  } catch {
    await cache.delete(key)
  }
}
