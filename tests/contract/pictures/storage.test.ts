/** Contract of the picture storage: on a disk, in a bucket of a real S3-compatible server, and in memory. */
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createDiskStorage } from "#backend/pictures/storage/disk-storage.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import { StorageUnavailable, type PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { createS3Storage } from "#backend/pictures/storage/s3-storage.ts"
import { freePort } from "#tests/free-port.ts"
import { startS3, type S3Server } from "#tests/contract/support/s3-server.ts"
import { englishOf } from "#tests/english-commands.ts"

let folder = ""
let s3: S3Server | null = null
const server = (): S3Server => {
  if (s3 === null) throw new Error("no S3 server has been started")
  return s3
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "delguur-storage-"))
  s3 = await startS3()
})
afterAll(async () => {
  await s3?.stop()
  await rm(folder, { recursive: true, force: true })
})

const namesIn = async (storage: PictureStorage): Promise<ReadonlyArray<string>> => {
  const names: string[] = []
  for await (const { name } of storage.list()) names.push(name)
  return names.toSorted()
}

describe.each<readonly [string, () => PictureStorage]>([
  ["a disk", () => createDiskStorage(join(folder, "uploads"))],
  ["a bucket", () => createS3Storage(server().settings, { timeout: 5000, perPage: 2 })],
  ["memory", () => createMemoryStorage()],
])("picture storage on %s", (_, open) => {
  let storage: PictureStorage = createMemoryStorage()
  beforeAll(() => {
    storage = open()
  })

  it("gives back the bytes that were put, replaced ones too", async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_byte, at) => at % 256))
    await storage.put("reviews/one.large.webp", Buffer.from("old"))
    await storage.put("reviews/one.large.webp", bytes)
    expect((await storage.get("reviews/one.large.webp"))?.equals(bytes)).toBe(true)
    await storage.put("reviews/empty.webp", Buffer.alloc(0))
    expect(await storage.get("reviews/empty.webp")).toEqual(Buffer.alloc(0))
    await storage.remove(["reviews/one.large.webp", "reviews/empty.webp"])
  })

  it("has nothing of a name that was not put, or was removed", async () => {
    expect(await storage.get("reviews/none.webp")).toBeNull()
    await storage.put("reviews/gone.webp", Buffer.from("a"))
    await storage.remove(["reviews/gone.webp", "reviews/none.webp"])
    expect(await storage.get("reviews/gone.webp")).toBeNull()
  })

  it("lists every object with its age, of all kinds and over pages", async () => {
    expect(await namesIn(storage)).toEqual([])
    const names = ["articles/a.160.webp", "articles/b.160.webp", "articles/c.160.webp", "reviews/d.large.webp", "users/e.square.jpg"]
    const before = Date.now() - 2000
    for (const name of names) await storage.put(name, Buffer.from(name))
    expect(await namesIn(storage)).toEqual(names)
    for await (const { storedAt } of storage.list()) expect(storedAt).toBeGreaterThan(before)
    await storage.remove(names)
    expect(await namesIn(storage)).toEqual([])
  })

  it.each([
    "../secret.webp",
    "reviews/../../secret.webp",
    "/etc/passwd.txt",
    "reviews/a/b.webp",
    "reviews/a%2f.webp",
    "reviews\\a.webp",
    "reviews/.webp",
    "reviews/a?acl.webp",
    "reviews/a\n.webp",
    "photo.webp",
    "",
  ])("refuses the name %j", async (name) => {
    for (const work of [() => storage.put(name, Buffer.from("a")), () => storage.get(name), () => storage.remove([name])]) {
      await expect((async () => work())()).rejects.toThrow(/no name of a stored picture/)
    }
    expect(await namesIn(storage)).toEqual([])
  })

  it("is ready, and its check leaves nothing behind", async () => {
    await storage.probe()
    expect(await namesIn(storage)).toEqual([])
  })
})

describe("picture storage on a disk", () => {
  it("never shows half a picture while another takes its place", async () => {
    const storage = createDiskStorage(join(folder, "replaced"))
    const [one, other] = [Buffer.alloc(3_000_000, 1), Buffer.alloc(3_000_000, 2)]
    await storage.put("reviews/a.webp", one)
    for (const next of [other, one, other, one]) {
      const writing = storage.put("reviews/a.webp", next)
      for (let look = 0; look < 5; look++) {
        const seen = await storage.get("reviews/a.webp")
        expect([seen?.length, seen?.equals(one) === true || seen?.equals(other) === true]).toEqual([3_000_000, true])
      }
      await writing
    }
    expect(await namesIn(storage)).toEqual(["reviews/a.webp"])
  })

  it("names the folder that cannot be written", async () => {
    const storage = createDiskStorage("/dev/null/pictures")
    for (const work of [
      () => storage.put("reviews/a.webp", Buffer.from("a")),
      () => storage.get("reviews/a.webp"),
      () => storage.probe(),
    ]) {
      const failure = await work().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(StorageUnavailable)
      expect(String(failure)).toContain("/dev/null/pictures")
    }
  })

  it("makes no folder by its check", async () => {
    await createDiskStorage(join(folder, "unmade", "uploads")).probe()
    expect((await readdir(folder)).includes("unmade")).toBe(false)
  })
})

describe("picture storage in a bucket", () => {
  const bytes = Buffer.from("a")

  it("is unavailable with a wrong key, a missing bucket or no server, and prints no secret", async () => {
    const { settings } = server()
    const wrong = [
      [{ ...settings, secretAccessKey: "another secret" }, /pictures at \S+ answered 403 SignatureDoesNotMatch$/],
      [{ ...settings, accessKeyId: "NOBODY" }, /answered 403 InvalidAccessKeyId$/],
      [{ ...settings, bucket: "elsewhere" }, /elsewhere at \S+ answered 404 NoSuchBucket$/],
      [{ ...settings, endpoint: `http://127.0.0.1:${await freePort()}` }, /cannot be reached$/],
    ] as const
    for (const [changed, message] of wrong) {
      const storage = createS3Storage(changed)
      for (const work of [
        () => storage.put("reviews/a.webp", bytes),
        () => storage.get("reviews/a.webp"),
        () => storage.probe(),
        () => namesIn(storage),
      ]) {
        const failure = await work().catch((error: unknown) => error)
        expect(failure).toBeInstanceOf(StorageUnavailable)
        expect(englishOf(failure)).toMatch(message)
        expect(englishOf(failure)).not.toMatch(/secret|S3RVER|NOBODY/)
      }
    }
  })

  it("tries again after a passing fault, not after a refusal, and waits no longer than its timeout", async () => {
    let requests = 0
    let answers: ReadonlyArray<number | null> = []
    const stand = createServer((request, response) => {
      const status = answers[requests]
      requests += 1
      request.resume()
      if (status === 0) request.socket.destroy()
      else if (status !== null) response.writeHead(status ?? 500).end("<Code>Fault</Code>")
    })
    await new Promise<void>((resolve) => void stand.listen(0, "127.0.0.1", resolve))
    const storage = createS3Storage(
      { ...server().settings, endpoint: `http://127.0.0.1:${(stand.address() as AddressInfo).port}` },
      { timeout: 300, perPage: 2 },
    )
    const tried = async (...given: ReadonlyArray<number | null>) => {
      answers = given
      requests = 0
      const failure = await storage.put("reviews/a.webp", bytes).then(
        () => "stored",
        (error: unknown) => englishOf(error).replace(/.*\/ ?/, ""),
      )
      return [failure.replace(/^\d+ |.*(?=answered|cannot|did)/, ""), requests]
    }
    expect(await tried(503, 0, 200)).toEqual(["stored", 3])
    expect(await tried(500, 503, 503)).toEqual(["answered 503 Fault", 3])
    expect(await tried(403)).toEqual(["answered 403 Fault", 1])
    expect(await tried(null)).toEqual(["did not answer within 300 ms", 1])
    stand.closeAllConnections()
    stand.close()
  })
})
