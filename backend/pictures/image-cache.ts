/** Image cache: pictures are rendered on first request and stored on disk (1,055 names, four widths, two formats). */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { randomUUID } from "node:crypto"
import sharp, { type Sharp } from "sharp"
import { readProducts, readTaxons } from "#backend/demo/demo.ts"
import { readLookBooks } from "#backend/demo/catalogue/look-books.ts"
import { readArtwork, type Pixels } from "./artwork.ts"
import { compose } from "./compose.ts"
import { recipes } from "./compositions.ts"
import { isCutOut, isImported } from "./imported-picture.ts"
import { fittedPhoto, photoRequest } from "./photo-fit.ts"

export const widths = [160, 320, 640, 960] as const
export type Width = (typeof widths)[number]
export type Format = "avif" | "webp"

/** Version of the renderings: raise it to render cached pictures again. */
const edition = 2

export interface ImageCache {
  /** Bytes of a picture, `null` where there is none of that name. */
  picture(name: string, width: Width, format: Format): Promise<Buffer | null>
  /** Renders the pictures of the first page views one by one, each after `mayBegin` resolves. */
  prepare(mayBegin: () => Promise<void>): Promise<void>
  /** Stops `prepare`. */
  stop(): void
  readonly names: ReadonlySet<string>
}

const encoded = (picture: Sharp, format: Format): Promise<Buffer> =>
  format === "avif" ? picture.avif({ quality: 52, effort: 1, chromaSubsampling: "4:4:4" }).toBuffer() : picture.webp({ quality: 80, alphaQuality: 90, effort: 3 }).toBuffer()

/** Queue with one task per processor; requested pictures go before prepared ones. */
const limitConcurrency = (max: number) => {
  let running = 0
  const wanted: Array<() => void> = []
  const prepared: Array<() => void> = []
  return async <T>(isWanted: boolean, work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => (isWanted ? wanted : prepared).push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      const next = wanted.shift() ?? prepared.shift()
      next?.()
    }
  }
}

/** Least-recently-used cache of results by key. */
const lruCache = <T>(max: number) => {
  const known = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const made = known.get(key) ?? make()
    known.delete(key)
    known.set(key, made)
    made.catch(() => known.delete(key))
    if (known.size > max) known.delete(known.keys().next().value ?? "")
    return made
  }
}

class NoSuchPicture extends Error {
  override readonly name = "NoSuchPicture"
}

/** Opens the cache in `folder`; `null` caches only the last few hundred pictures, in memory. `imported` reads pictures of the merchant's own. */
export const openImageCache = async (folder: string | null, imported: (name: string) => Promise<Buffer | null> = () => Promise.resolve(null)): Promise<ImageCache> => {
  const [products, taxons, lookBooks] = await Promise.all([readProducts(), readTaxons(), readLookBooks()])
  const book = recipes(products, taxons, lookBooks.flatMap(({ looks }) => looks))
  const editionFolder = folder === null ? null : join(folder, `edition-${edition}`)
  if (editionFolder !== null) await mkdir(editionFolder, { recursive: true })
  // One thread for each picture, so that a request need not wait for all processors.
  sharp.concurrency(1)
  const turn = limitConcurrency(Math.max(1, availableParallelism()))
  const stopping = new AbortController()
  const drawn = lruCache<Pixels>(120)
  const artworks = (name: string): Promise<Pixels> => drawn(name, () => readArtwork(name))

  const composed = lruCache<{ readonly data: Buffer; readonly width: number }>(6)
  /** Cached briefly, so that both formats of a width share one composition. */
  const composition = (name: string, width: Width) =>
    composed(`${name} ${width}`, async () => {
      const { data, info } = await (await compose(book.get(name)?.() ?? [], width, artworks)).toBuffer({ resolveWithObject: true })
      return { data, width: info.width }
    })

  const made = (name: string, width: Width, format: Format, isWanted: boolean): Promise<Buffer> =>
    turn(isWanted, async () => {
      if (!book.has(name)) {
        const { stored, isCropped } = photoRequest(name)
        const source = await imported(stored)
        if (source === null) throw new NoSuchPicture(name)
        return encoded((isCutOut(stored) ? sharp(source) : await fittedPhoto(source, isCropped)).resize(width, width), format)
      }
      const picture = await composition(name, width)
      return encoded(sharp(picture.data, { raw: { width: picture.width, height: picture.width, channels: 4 } }), format)
    })

  const cachedOnDisk = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    if (editionFolder === null) return make()
    const path = join(editionFolder, file)
    const there = await readFile(path).catch(() => null)
    if (there !== null) return there
    const bytes = await make()
    // Written to another file and moved, so that nobody reads half a picture.
    const aside = `${path}.${randomUUID()}`
    await writeFile(aside, bytes)
    await rename(aside, path)
    return bytes
  }

  const known = lruCache<Buffer>(400)
  const bytes = (name: string, width: Width, format: Format, isWanted: boolean): Promise<Buffer> => {
    const file = `${name}-${width}.${format}`
    return known(file, () => cachedOnDisk(file, () => made(name, width, format, isWanted)))
  }

  const faces = products.flatMap(({ pictures }) => pictures.slice(0, 1))
  return {
    names: new Set(book.keys()),
    picture: async (name, width, format) => {
      if (!book.has(name) && !isImported(name)) return null
      return bytes(name, width, format, true).catch((error: unknown) => {
        if (error instanceof NoSuchPicture) return null
        throw error
      })
    },
    prepare: async (mayBegin) => {
      for (const name of faces) {
        await mayBegin()
        if (stopping.signal.aborted) return
        await bytes(name, 320, "avif", false)
      }
    },
    stop: () => {
      stopping.abort()
    },
  }
}
