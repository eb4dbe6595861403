/** Releases whose files the service worker keeps: the present one and the one before, like the server. */
import { assetsIn, cartPath, isPage, offlinePath, offlinePaths, startPath, type Outside } from "./fetching.ts"
import { bounds, store } from "./caches.ts"

/** A release of the shop: the hashed files of its build, and those of them that every page loads after its first view. */
export type Release = { readonly files: ReadonlyArray<string>; readonly later: ReadonlyArray<string> }

/** Messages of a page to the worker. */
export type PageMessage =
  /** A page is shown; `assets` are the files that it loaded before the worker ran. */
  | { readonly type: "page.seen"; readonly path: string; readonly assets: ReadonlyArray<string> }
  /** Who is logged in; null for a visitor. */
  | { readonly type: "person.known"; readonly person: number | null }

const releasesKey = "/releases.json"

/** Number of cached releases: open pages of the last one still load its files. */
const maxReleases = 2

/** Stores the assets that are not stored yet. Returns whether all of them are. */
const storeAssets = async (assets: ReadonlyArray<string>, origin: string, { fetch, caches }: Outside): Promise<boolean> => {
  const cache = await caches.open("delguur-assets")
  const stored = await Promise.allSettled(
    assets.map(async (path) => {
      const address = origin + path
      if ((await cache.match(address)) !== undefined) return true
      const response = await fetch(address)
      if (response.ok) await store(cache, address, response, null)
      return response.ok
    }),
  )
  return stored.every((result) => result.status === "fulfilled" && result.value)
}

/** Option of `fetch` that bypasses the browser's own cache, which may still hold a page of the previous release. */
const fresh = { cache: "reload" } as const

/** Stores the offline pages with all their files. Throws where one is missing. */
export const prepareOffline = async ({ later }: Release, origin: string, outside: Outside): Promise<void> => {
  const laterAssets = later.map((file) => `/${file}`)
  if (!(await storeAssets(laterAssets, origin, outside))) throw new Error("a file of the release is missing")
  const cache = await outside.caches.open("delguur-assets")
  for (const path of offlinePaths) {
    const response = await outside.fetch(origin + path, fresh)
    if (!isPage(response)) throw new Error(`${path} answered ${response.status}`)
    const copy = response.clone()
    if (!(await storeAssets(assetsIn(await response.text()), origin, outside))) throw new Error(`a file of ${path} is missing`)
    await store(cache, origin + path, copy, null)
  }
}

const isAsset = (address: string): boolean => new URL(address).pathname.startsWith("/assets/")

/** Notes a release that takes over, and deletes assets and documents that belong neither to it nor to the previous one. */
export const takeOver = async (release: Release, origin: string, { caches }: Pick<Outside, "caches">): Promise<void> => {
  const [assets, documents] = [await caches.open("delguur-assets"), await caches.open("delguur-documents")]
  const noted = await assets.match(origin + releasesKey)
  const previous = noted === undefined ? [] : ((await noted.json()) as ReadonlyArray<Release>)
  const isSame = (other: Release) => other.files.join() === release.files.join()
  const releases = [release, ...previous.filter((other) => !isSame(other))].slice(0, maxReleases)
  const files = new Set(releases.flatMap((cached) => cached.files.map((file) => `${origin}/${file}`)))
  for (const { url } of await assets.keys()) if (isAsset(url) && !files.has(url)) await assets.delete(url)
  for (const key of await documents.keys()) {
    const html = (await (await documents.match(key))?.text()) ?? ""
    if (!assetsIn(html).every((asset) => files.has(origin + asset))) await documents.delete(key)
  }
  await assets.put(origin + releasesKey, Response.json(releases))
}

/** Stores what an installed release shows offline. On a bad line nothing: a page is then stored when it is opened, the rest with a later one. */
export const installRelease = async (
  release: Release,
  openPages: () => Promise<ReadonlyArray<string>>,
  origin: string,
  outside: Outside,
): Promise<void> => {
  if (!outside.mayFetchAhead()) return
  await prepareOffline(release, origin, outside)
  await prepareStart(await openPages(), origin, outside)
}

/** Stores the offline pages where those of this release are missing: the line was bad at its installation, or the caches were cleared. */
export const keepPrepared = async (release: Release, origin: string, outside: Outside): Promise<void> => {
  const cache = await outside.caches.open("delguur-assets")
  const stored = await cache.match(origin + offlinePath("/"))
  const files = new Set(release.files.map((file) => `/${file}`))
  const isPrepared = stored !== undefined && assetsIn(await stored.text()).every((asset) => files.has(asset))
  if (!isPrepared) await prepareOffline(release, origin, outside)
}

/** Age at which a stored page is fetched again when it is seen, in milliseconds: its prices may have changed. */
const freshFor = 3_600_000

const isFresh = (stored: Response): boolean => !(Date.now() - Date.parse(stored.headers.get("date") ?? "") > freshFor)

/** Stores a page that was opened within the document, or before the worker ran. */
export const storeSeen = async (
  { path, assets }: Extract<PageMessage, { type: "page.seen" }>,
  origin: string,
  outside: Outside,
): Promise<void> => {
  const ownAssets = assets.filter((asset) => asset.startsWith("/assets/"))
  await storeAssets(ownAssets, origin, outside)
  const address = new URL(path, origin)
  const cache = await outside.caches.open("delguur-documents")
  if (address.origin !== origin) return
  const stored = await cache.match(address.href)
  // Opened by the browser itself: its files may not have arrived.
  if (stored !== undefined && isFresh(stored) && (await storeAssets(assetsIn(await stored.clone().text()), origin, outside))) return
  const response = await outside.fetch(address.href, fresh)
  if (!isPage(response)) return
  const copy = response.clone()
  const hasAssets = await storeAssets(assetsIn(await response.text()), origin, outside)
  if (hasAssets) await store(cache, address.href, copy, bounds["delguur-documents"])
}

/** Stores the start page of the installed app and the cart, in the language of a page that was seen. */
export const storeUnseen = async (path: string, origin: string, outside: Outside): Promise<void> => {
  const { pathname } = new URL(path, origin)
  for (const unseen of [startPath(pathname), cartPath(pathname)])
    await storeSeen({ type: "page.seen", path: unseen, assets: [] }, origin, outside)
}

/** Does the same for the addresses of the pages that are open while the worker is being installed, which a failure does not stop. */
export const prepareStart = async (openPages: ReadonlyArray<string>, origin: string, outside: Outside): Promise<void> => {
  const paths = new Set(openPages.map((address) => startPath(new URL(address).pathname)))
  await Promise.allSettled([...paths].map((path) => storeUnseen(path, origin, outside)))
}

/** Stores a page that was seen, and the pages that are stored before they are opened; nothing on a bad line. */
export const onPageSeen = async (
  message: Extract<PageMessage, { type: "page.seen" }>,
  release: Release,
  origin: string,
  outside: Outside,
): Promise<void> => {
  if (!outside.mayFetchAhead()) return
  await keepPrepared(release, origin, outside)
  await storeSeen(message, origin, outside)
  await storeUnseen(message.path, origin, outside)
}
