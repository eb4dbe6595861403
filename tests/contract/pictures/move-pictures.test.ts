/** Pictures from the disk to a bucket of a real S3-compatible server and back, by the merchant's command and with faults. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { WrongUse } from "#backend/merchant/command.ts"
import { command } from "#backend/merchant/commands/pictures.ts"
import { createDiskStorage } from "#backend/pictures/storage/disk-storage.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import { movePictures } from "#backend/pictures/storage/move-pictures.ts"
import { StorageUnavailable, type PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { createS3Storage } from "#backend/pictures/storage/s3-storage.ts"
import { startS3, type S3Server } from "#tests/contract/support/s3-server.ts"
import { english, englishOf, inEnglish } from "#tests/english-commands.ts"

const names = Array.from({ length: 21 }, (_, at) => `reviews/${String(at).padStart(3, "0")}.large.webp`)

const bytesOf = (name: string): Buffer => Buffer.from(name.repeat(200))

const fill = async (storage: PictureStorage): Promise<void> => {
  for (const name of names) await storage.put(name, bytesOf(name))
}

const namesIn = async (storage: PictureStorage): Promise<ReadonlyArray<string>> => {
  const found: string[] = []
  for await (const { name } of storage.list()) found.push(name)
  return found.toSorted()
}

const hasAll = async (storage: PictureStorage): Promise<boolean> => {
  for (const name of names) if ((await storage.get(name))?.equals(bytesOf(name)) !== true) return false
  return true
}

describe("npm run shop -- pictures", () => {
  let folder = ""
  let s3: S3Server | null = null
  const server = (): S3Server => {
    if (s3 === null) throw new Error("no S3 server has been started")
    return s3
  }
  const disk = () => createDiskStorage(join(folder, "uploads"))
  const bucket = () => createS3Storage(server().settings)
  const run = async (...args: ReadonlyArray<string>) => {
    const { endpoint, bucket: name, accessKeyId, secretAccessKey } = server().settings
    const printed = await command.run(args, {
      ...english,
      DATA_DIR: folder,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    })
    if (typeof printed === "string") throw new Error("the command says whether it is done")
    return {
      ...printed,
      text: printed.text.replaceAll(join(folder, "uploads"), "DISK").replaceAll(`the bucket ${name} at ${endpoint}`, "BUCKET"),
    }
  }

  beforeAll(async () => {
    s3 = await startS3()
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-moved-"))
    await bucket().remove(await namesIn(bucket()))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  afterAll(() => s3?.stop())

  it("copies to the bucket, stores nothing twice, and then moves what is there", async () => {
    await fill(disk())
    expect(await run("copy", "--to", "bucket")).toEqual({
      text: "21 objects in DISK: 21 stored in BUCKET, 0 there already, 0 removed from DISK.",
      isDone: true,
    })
    expect([await hasAll(disk()), await hasAll(bucket())]).toEqual([true, true])
    expect((await run("copy", "--to", "bucket")).text).toBe(
      "21 objects in DISK: 0 stored in BUCKET, 21 there already, 0 removed from DISK.",
    )
    await bucket().put(names[0] ?? "", Buffer.from("half"))
    expect((await run("move", "--to", "bucket")).text).toBe(
      "21 objects in DISK: 1 stored in BUCKET, 20 there already, 21 removed from DISK.",
    )
    expect([await namesIn(disk()), await hasAll(bucket())]).toEqual([[], true])
    expect(await run("move", "--to", "bucket")).toEqual({
      text: "0 objects in DISK: 0 stored in BUCKET, 0 there already, 0 removed from DISK.",
      isDone: true,
    })
    expect((await run("move", "--to", "disk")).text).toBe(
      "21 objects in BUCKET: 21 stored in DISK, 0 there already, 21 removed from BUCKET.",
    )
    expect([await namesIn(bucket()), await hasAll(disk())]).toEqual([[], true])
  })

  it("leaves what is no picture of the shop, and names it", async () => {
    await fill(disk())
    for (const [path, file] of [
      ["reviews/aa", "Thumbs.db "],
      ["unfinished/aa", "1.part"],
    ] as const) {
      await mkdir(join(folder, "uploads", path), { recursive: true })
      await writeFile(join(folder, "uploads", path, file), "x")
    }
    expect(await run("move", "--to", "bucket")).toEqual({
      text: "not pictures of the shop, left in DISK:\n  reviews/Thumbs.db \n21 objects in DISK: 21 stored in BUCKET, 0 there already, 21 removed from DISK.",
      isDone: true,
    })
    expect([await namesIn(disk()), await hasAll(bucket())]).toEqual([["reviews/Thumbs.db ", "unfinished/1.part"], true])
  })

  it("begins nothing while the bucket is down, without its settings or with other words", async () => {
    await fill(disk())
    server().pause(true)
    expect(englishOf(await run("move", "--to", "bucket").catch((error: unknown) => error))).toMatch(/answered 503/)
    server().pause(false)
    await expect(command.run(["move", "--to", "bucket"], { DATA_DIR: folder })).rejects.toThrow(WrongUse)
    for (const args of [[], ["move"], ["move", "--to", "elsewhere"], ["remove", "--to", "disk"], ["copy", "all", "--to", "disk"]])
      await expect(run(...args)).rejects.toThrow(WrongUse)
    expect(await hasAll(disk())).toBe(true)
  })
})

describe("move of pictures", () => {
  const move = (from: PictureStorage, to: PictureStorage) => movePictures({ from, to, isRemoving: true, progress: () => undefined })

  it("removes nothing that is read back differently", async () => {
    const [from, to] = [createMemoryStorage(), createMemoryStorage()]
    await fill(from)
    const broken = names[3] ?? ""
    const report = await move(from, { ...to, put: (name, bytes) => to.put(name, name === broken ? bytes.subarray(1) : bytes) })
    expect([report.different, report.counts.stored, report.removed, await namesIn(from)]).toEqual([[broken], 20, 20, [broken]])
    expect((await from.get(broken))?.equals(bytesOf(broken))).toBe(true)
  })

  it("stops where a storage fails, loses nothing, and continues when it is repeated", async () => {
    const [from, to] = [createMemoryStorage(), createMemoryStorage()]
    await fill(from)
    let puts = 0
    const full = { key: "pictures.bucket.answered", values: { bucket: "shop", endpoint: "https://s3.example.mn", answer: "507" } } as const
    const failing: PictureStorage = {
      ...to,
      put: async (name, bytes) => (puts++ < 10 ? to.put(name, bytes) : Promise.reject(new StorageUnavailable(full))),
    }
    const report = await move(from, failing)
    expect([report.stopped, report.removed]).toEqual([full, 10])
    expect([...(await namesIn(from)), ...(await namesIn(to))].toSorted()).toEqual(names)
    expect((await move(from, to)).counts).toEqual({ stored: 11, there: 0, gone: 0, different: 0 })
    expect(await hasAll(to)).toBe(true)
  })

  it("skips what the shop deletes meanwhile, and prints its progress", async () => {
    const [from, to] = [createMemoryStorage(), createMemoryStorage()]
    await fill(from)
    const lines: string[] = []
    const deleted = names[20] ?? ""
    const report = await movePictures({
      from: { ...from, get: async (name) => (name === deleted ? null : from.get(name)) },
      to,
      isRemoving: false,
      progress: (message) => lines.push(inEnglish(message)),
    })
    expect([report.counts.gone, report.counts.stored, report.removed]).toEqual([1, 20, 0])
    expect(lines).toEqual(["objects: 8 of 21", "objects: 16 of 21", "objects: 21 of 21"])
  })
})
