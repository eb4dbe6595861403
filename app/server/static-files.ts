/** Static files of the build: hashed names, immutable, compressed at build time. */
import { open, stat } from "node:fs/promises"
import path from "node:path"
import { codingFor } from "./compression.ts"

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

const suffix = { br: ".br", gzip: ".gz", identity: "" } as const

export type StaticFiles = { readonly serve: (request: Request) => Promise<Response | null> }

type CachedFile = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Readonly<Record<string, string>> }

const readWhole = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const known = await stat(file).catch(() => null)
  if (known === null || !known.isFile()) return null
  const handle = await open(file)
  try {
    const body = new Uint8Array(known.size)
    await handle.read(body, 0, known.size, 0)
    return body
  } finally {
    await handle.close()
  }
}

/** The service worker, whose address is the same in every release: browsers ask for a newer one each time. */
const worker = "sw.js"

/** Licences of what a release is made of. */
const notices = "third-party-notices.txt"

/** Script that checks a draw without the shop's code. C15. */
const drawCheck = "check-draw.mjs"

/** Files whose address is the same in every release. */
const unhashed = [worker, notices, drawCheck]

const fileOf = (pathname: string): string | undefined =>
  unhashed.find((name) => pathname === `/${name}`) ?? /^\/(?<file>assets\/\w[\w.-]*)$/.exec(pathname)?.groups?.["file"]

/** The files of `<folder>/assets` under `/assets/`, the service worker, the notices and the check of draws; none changes while a release is served, so each is read once. */
export const createStaticFiles = (folder: string): StaticFiles => {
  const cached = new Map<string, CachedFile>()

  const read = async (name: string, coding: keyof typeof suffix): Promise<CachedFile | null> => {
    const type = types[path.extname(name)]
    if (type === undefined) return null
    const small = await readWhole(path.join(folder, name) + suffix[coding])
    const body = small ?? (await readWhole(path.join(folder, name)))
    if (body === null) return null
    return {
      body,
      headers: {
        "content-type": type,
        "cache-control": unhashed.includes(name) ? "no-cache" : "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        ...(small === null || coding === "identity" ? {} : { "content-encoding": coding }),
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
