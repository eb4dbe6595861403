/** Image cache: pictures are encoded in the requested width and format on first request, and stored on disk. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
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
const listed: ReadonlyArray<PictureWidth> = [320, 480]

const encoded = (picture: Sharp, width: PictureWidth, format: Format): Promise<Buffer> => {
  const sized = picture.resize({ width, withoutEnlargement: true })
  if (format === "jpg") return sized.flatten({ background: letterColours.tile }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  return format === "avif"
    ? sized.avif({ quality: qualities[width], effort: 2 }).toBuffer()
    : sized.webp({ quality: 70, alphaQuality: 80, effort: 4 }).toBuffer()
}

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

/** Opens the cache in `folder`; `null` caches only the last few hundred pictures, in memory. The first of the sources that has a picture counts. */
export const openImageCache = async (folder: string | null, sources: ReadonlyArray<PictureSource>): Promise<ImageCache> => {
  const editionFolder = folder === null ? null : join(folder, `edition-${edition}`)
  if (editionFolder !== null) await mkdir(editionFolder, { recursive: true })
  // One thread for each picture, so that a request need not wait for all processors.
  sharp.concurrency(1)
  const turn = limitConcurrency(Math.max(1, availableParallelism()))
  const stopping = new AbortController()

  const original = async (name: string): Promise<Sharp> => {
    for (const source of sources) {
      const found = await source(name)
      if (found !== null) return Buffer.isBuffer(found) ? sharp(found) : found
    }
    throw new NoSuchPicture(name)
  }

  const made = (name: string, width: PictureWidth, format: Format, isWanted: boolean): Promise<Buffer> =>
    turn(isWanted, async () => encoded(await original(name), width, format))

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
  const bytes = (name: string, width: PictureWidth, format: Format, isWanted: boolean): Promise<Buffer> => {
    const file = `${name}-${width}.${format}`
    return known(file, () => cachedOnDisk(file, () => made(name, width, format, isWanted)))
  }

  return {
    picture: (name, width, format) =>
      bytes(name, width, format, true).catch((error: unknown) => {
        if (error instanceof NoSuchPicture) return null
        throw error
      }),
    prepare: async (names, mayBegin) => {
      for (const name of names) {
        for (const width of listed) {
          await mayBegin()
          if (stopping.signal.aborted) return
          await bytes(name, width, "avif", false)
        }
      }
    },
    stop: () => {
      stopping.abort()
    },
  }
}
