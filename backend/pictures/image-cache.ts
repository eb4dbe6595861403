/** Image cache: pictures are encoded in the requested width and format on first request, and stored on disk. */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { randomUUID } from "node:crypto"
import sharp, { type Sharp } from "sharp"
import { letterColours } from "#domain/rules/notifications/letter-colours.ts"
import type { PictureWidth } from "#domain/rules/catalogue/picture-address.ts"

/** `jpg` has the ground of the light theme: for letters, shared links and feeds. */
export type Format = "avif" | "webp" | "jpg"

/** The original of a picture; `null` where it has none of that name. */
export type PictureSource = (name: string) => Promise<Sharp | Buffer | null>

/** Version of the encoding: raise it to encode cached pictures again. */
const edition = 3

/** AVIF quality by width: narrow pictures are small on a screen, and those of tiles are shown on dense ones. */
const qualities: Readonly<Record<PictureWidth, number>> = { 160: 44, 320: 40, 480: 34, 720: 40, 960: 46 }

export interface ImageCache {
  /** Bytes of a picture, `null` where there is none of that name. */
  picture(name: string, width: PictureWidth, format: Format): Promise<Buffer | null>
  /** Encodes pictures as lists show them, one by one, each after `mayBegin` resolves. */
  prepare(names: ReadonlyArray<string>, mayBegin: () => Promise<void>): Promise<void>
  /** Stops `prepare`. */
  stop(): void
}

/** Widths that a list of products shows on a phone and on a desktop. */
const listWidths: ReadonlyArray<PictureWidth> = [320, 480]
/** Maximum pictures that are cached in memory. */
const maxInMemory = 400

/** Encoding of a sized picture in each format. */
const encodings: Readonly<Record<Format, (sized: Sharp, width: PictureWidth) => Sharp>> = {
  avif: (sized, width) => sized.avif({ quality: qualities[width], effort: 2 }),
  webp: (sized) => sized.webp({ quality: 70, alphaQuality: 80, effort: 4 }),
  jpg: (sized) => sized.flatten({ background: letterColours.tile }).jpeg({ quality: 80, mozjpeg: true }),
}

const encoded = (picture: Sharp, width: PictureWidth, format: Format): Promise<Buffer> =>
  encodings[format](picture.resize({ width, withoutEnlargement: true }), width).toBuffer()

/** Why a picture is encoded: somebody waits for it, or it is encoded before anybody does. */
type Priority = "requested" | "prepared"

/** Queue of at most `max` running tasks; requested pictures go before prepared ones. */
const limitConcurrency = (max: number) => {
  let running = 0
  const waiting: Readonly<Record<Priority, Array<() => void>>> = { requested: [], prepared: [] }
  return async <T>(priority: Priority, work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting[priority].push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      const next = waiting.requested.shift() ?? waiting.prepared.shift()
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

/** Opens the cache in `folder`; `null` caches only the last few hundred pictures, in memory. The first of the sources that has a picture counts. */
export const openImageCache = async (folder: string | null, sources: ReadonlyArray<PictureSource>): Promise<ImageCache> => {
  const editionFolder = folder === null ? null : join(folder, `edition-${edition}`)
  if (editionFolder !== null) await mkdir(editionFolder, { recursive: true })
  // One thread for each picture, so that a request need not wait for all processors.
  sharp.concurrency(1)
  const inTurn = limitConcurrency(Math.max(1, availableParallelism()))
  const stopping = new AbortController()

  const original = async (name: string): Promise<Sharp> => {
    for (const source of sources) {
      const found = await source(name)
      if (found !== null) return Buffer.isBuffer(found) ? sharp(found) : found
    }
    throw new NoSuchPicture(name)
  }

  const cachedOnDisk = async (file: string, encode: () => Promise<Buffer>): Promise<Buffer> => {
    if (editionFolder === null) return encode()
    const path = join(editionFolder, file)
    const stored = await readFile(path).catch(() => null)
    if (stored !== null) return stored
    const bytes = await encode()
    // Written to another file and moved, so that nobody reads half a picture.
    const unfinished = `${path}.${randomUUID()}`
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    } catch {
      // A full disk keeps nobody from seeing the picture.
      await rm(unfinished, { force: true })
    }
    return bytes
  }

  const cachedInMemory = lruCache<Buffer>(maxInMemory)
  const bytesOf = (name: string, width: PictureWidth, format: Format, priority: Priority): Promise<Buffer> => {
    const file = `${name}-${width}.${format}`
    const encode = () => inTurn(priority, async () => encoded(await original(name), width, format))
    return cachedInMemory(file, () => cachedOnDisk(file, encode))
  }

  return {
    picture: (name, width, format) =>
      bytesOf(name, width, format, "requested").catch((error: unknown) => {
        if (error instanceof NoSuchPicture) return null
        throw error
      }),
    prepare: async (names, mayBegin) => {
      for (const name of names) {
        for (const width of listWidths) {
          await mayBegin()
          if (stopping.signal.aborted) return
          await bytesOf(name, width, "avif", "prepared")
        }
      }
    },
    stop: () => {
      stopping.abort()
    },
  }
}
