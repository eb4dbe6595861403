/** Static files of the build: hashed names, immutable, compressed at build time. */
import { open, stat } from "node:fs/promises"
import path from "node:path"
import { codingFor, type Coding } from "./compression.ts"

/** Media types by extension; other files are not served. */
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
}

/** Ending of the name of a file that the build has compressed. */
const suffixes = { br: ".br", gzip: ".gz", identity: "" } satisfies Record<Coding, string>

export type StaticFiles = { readonly serve: (request: Request) => Promise<Response | null> }

type CachedFile = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Readonly<Record<string, string>> }

const readWhole = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const stats = await stat(file).catch(() => null)
  if (stats === null || !stats.isFile()) return null
  const handle = await open(file)
  try {
    const body = new Uint8Array(stats.size)
    await handle.read(body, 0, stats.size, 0)
    return body
  } finally {
    await handle.close()
  }
}

/** Files whose address is the same in every release: browsers revalidate them each time. */
const unhashed = [
  // The service worker.
  "sw.js",
  // Licences of the packages in a release.
  "third-party-notices.txt",
  // Script that checks a draw without the shop's code. C15.
  "check-draw.mjs",
]

const fileOf = (pathname: string): string | undefined =>
  unhashed.find((name) => pathname === `/${name}`) ?? /^\/(?<file>assets\/\w[\w.-]*)$/.exec(pathname)?.groups?.["file"]

/** The files of `<folder>/assets` under `/assets/`, and the unhashed ones. None changes while a release is served, so each is read once. */
export const createStaticFiles = (folder: string): StaticFiles => {
  const cached = new Map<string, CachedFile>()

  const read = async (name: string, coding: Coding): Promise<CachedFile | null> => {
    const type = types[path.extname(name)]
    if (type === undefined) return null
    const compressed = await readWhole(path.join(folder, name) + suffixes[coding])
    const body = compressed ?? (await readWhole(path.join(folder, name)))
    if (body === null) return null
    return {
      body,
      headers: {
        "content-type": type,
        "cache-control": unhashed.includes(name) ? "no-cache" : "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        ...(compressed === null || coding === "identity" ? {} : { "content-encoding": coding }),
      },
    }
  }

  return {
    serve: async (request) => {
      const name = fileOf(new URL(request.url).pathname)
      if (name === undefined) return null
      const coding = codingFor(request.headers.get("accept-encoding"))
      const key = `${coding} ${name}`
      const file = cached.get(key) ?? (await read(name, coding))
      if (file === null) return null
      cached.set(key, file)
      return new Response(request.method === "HEAD" ? null : file.body, { headers: file.headers })
    },
  }
}
