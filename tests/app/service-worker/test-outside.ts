/** What is outside a service worker, for tests: caches in memory, and a network that can be cut. */
import type { Outside } from "#app/service-worker/fetching.ts"

export const origin = "https://shop.mn"

const addressOf = (key: RequestInfo | URL): string => (key instanceof Request ? key.url : new URL(String(key), origin).href)

const cacheInMemory = () => {
  const stored = new Map<string, Response>()
  const cache = {
    match: (key: RequestInfo | URL) => Promise.resolve(stored.get(addressOf(key))?.clone()),
    put: (key: RequestInfo | URL, response: Response) => Promise.resolve(void stored.set(addressOf(key), response)),
    delete: (key: RequestInfo | URL) => Promise.resolve(stored.delete(addressOf(key))),
    keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
  }
  return { cache: cache as unknown as Cache, addresses: () => [...stored.keys()].map((url) => url.replace(origin, "")) }
}

type Answer = (path: string) => Response

export const page = (text: string): Response => new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } })

/** Outside with caches in memory. `answer`: the network; `requested`: paths that were requested from it. */
export const outsideWith = (answer: Answer) => {
  const caches = new Map<string, ReturnType<typeof cacheInMemory>>()
  const cacheNamed = (name: string) => {
    const known = caches.get(name) ?? cacheInMemory()
    caches.set(name, known)
    return known
  }
  let isConnected = true
  const requested: string[] = []
  const reloaded: string[] = []
  const work: Promise<unknown>[] = []
  const outside: Outside = {
    fetch: async (request, { cache } = {}) => {
      const path = addressOf(request).replace(origin, "")
      requested.push(path)
      if (cache === "reload") reloaded.push(path)
      if (!isConnected) throw new TypeError("Failed to fetch")
      return answer(path)
    },
    caches: { open: (name) => Promise.resolve(cacheNamed(name).cache), delete: (name) => Promise.resolve(caches.delete(name)) },
    inBackground: (task) => void work.push(task),
    unclaimed: [],
    mayFetchAhead: () => true,
  }
  return {
    outside,
    requested,
    /** Requested paths that bypassed the browser's own cache. */
    reloaded,
    cut: () => (isConnected = false),
    /** Waits for the work that no page awaits. */
    finished: () => Promise.all(work),
    /** Paths stored in a cache, the oldest first. */
    stored: (name: string) => cacheNamed(name).addresses(),
  }
}

export const requestFor = (path: string, headers: Record<string, string> = {}): Request => new Request(origin + path, { headers })
