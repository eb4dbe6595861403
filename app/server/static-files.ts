/** Static files of the build: hashed names, immutable, compressed at build time. */
import { open, stat } from "node:fs/promises"
import path from "node:path"
import { codingFor } from "./compression.ts"

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
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

/** The files of `<folder>/assets` under `/assets/`; immutable, so each is read once. */
export const createStaticFiles = (folder: string): StaticFiles => {
  const cached = new Map<string, CachedFile>()

  const read = async (name: string, coding: keyof typeof suffix): Promise<CachedFile | null> => {
    const type = types[path.extname(name)]
    if (type === undefined) return null
    const small = await readWhole(path.join(folder, "assets", name) + suffix[coding])
    const body = small ?? (await readWhole(path.join(folder, "assets", name)))
    if (body === null) return null
    return {
      body,
      headers: {
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        ...(small === null || coding === "identity" ? {} : { "content-encoding": coding }),
      },
    }
  }

  return {
    serve: async (request) => {
      const name = /^\/assets\/(?<name>[\w.-]+)$/.exec(new URL(request.url).pathname)?.groups?.["name"]
      if (name === undefined || name.startsWith(".")) return null
      const coding = codingFor(request.headers.get("accept-encoding"))
      const key = `${coding} ${name}`
      const file = cached.get(key) ?? (await read(name, coding))
      if (file === null) return null
      cached.set(key, file)
      return new Response(request.method === "HEAD" ? null : file.body, { headers: file.headers })
    },
  }
}
