/** Backup and restore of the embedded database. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { execFile } from "node:child_process"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { backUp, restore } from "#backend/backup/backup.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { fileAt } from "#backend/paths.ts"
import { uploadsOf } from "#backend/pictures/storage/configured-storage.ts"
import { createDiskStorage } from "#backend/pictures/storage/disk-storage.ts"
import { emptyDatabase } from "../support/engines.ts"
import { english } from "#tests/english-commands.ts"
import { DirectoryInUse } from "#backend/database/lock.ts"

describe("backup", () => {
  let folder = ""
  const at = (name: string) => join(folder, name)
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-backup-"))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it("restores the same data, and overwrites nothing", async () => {
    const db = await openEmbedded(at("shop"), await emptyDatabase())
    await db.script("create table kept (word text); insert into kept values ('ноолуур')")
    await expect(backUp(at("shop"), at("backup"))).rejects.toThrow(DirectoryInUse)
    await db.close()
    await backUp(at("shop"), at("backup"))
    await expect(restore(at("shop"), at("backup"))).rejects.toMatchObject({ reason: { key: "backup.exists" } })
    await restore(at("other"), at("backup"))
    const again = await openEmbedded(at("other"))
    expect(await again.query("select word from kept")).toEqual([{ word: "ноолуур" }])
    await again.close()
  }, 180_000)

  it("has a command to write and one to restore it", async () => {
    const bucket = {
      S3_ENDPOINT: "https://s3.shop.mn",
      S3_BUCKET: "shop-pictures",
      S3_ACCESS_KEY_ID: "shop",
      S3_SECRET_ACCESS_KEY: "a secret",
    }
    const run = (command: string, dataDir: string, ...rest: readonly string[]) =>
      promisify(execFile)(process.execPath, ["--import", "tsx", fileAt("backend/backup/backup-command.ts"), command, ...rest], {
        env: { ...process.env, ...english, ...(command === "backup" && bucket), DATABASE_URL: "", DATA_DIR: at(dataDir), INIT_CWD: folder },
      })
    const db = await openEmbedded(at("own"), await emptyDatabase())
    await db.script("create table boxes (name text); insert into boxes values ('авдар')")
    await expect(run("backup", "own", "own.tgz")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("in use") as string })
    await db.close()
    expect((await run("backup", "own", "own.tgz")).stdout).toMatch(
      /; its pictures lie in the bucket shop-pictures, which needs a backup of its own\n$/,
    )
    await run("restore", "moved", "own.tgz")
    const restored = await openEmbedded(at("moved"))
    expect(await restored.query("select name from boxes")).toEqual([{ name: "авдар" }])
    await restored.close()
    await expect(run("restore", "moved")).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("npm run restore -- FILE") as string,
    })
  }, 180_000)

  it("restores pictures, beside others that are there", async () => {
    const db = await openEmbedded(at("pictured"), await emptyDatabase())
    await db.close()
    const [name, other] = ["reviews/one.large.webp", "users/two.square.jpg"] as const
    await createDiskStorage(uploadsOf(at("pictured"))).put(name, Buffer.from("хувцас"))
    await backUp(at("pictured"), at("a: backup"))
    const storage = createDiskStorage(uploadsOf(at("returned")))
    await storage.put(other, Buffer.from("newer"))
    await restore(at("returned"), at("a: backup"))
    expect([String(await storage.get(name)), String(await storage.get(other))]).toEqual(["хувцас", "newer"])
    expect((await readdir(at("returned"))).toSorted()).toEqual(["database", "uploads"])
    expect((await readdir(folder)).filter((file) => file.includes(".part"))).toEqual([])
  }, 180_000)

  it("restores the database alone, as earlier releases wrote it", async () => {
    const db = await openEmbedded(at("earlier"), await emptyDatabase())
    await db.script("create table kept (word text); insert into kept values ('тэмээ')")
    await db.dump(at("earlier.tgz"))
    await db.close()
    await restore(at("later"), at("earlier.tgz"))
    const again = await openEmbedded(at("later"))
    expect(await again.query("select word from kept")).toEqual([{ word: "тэмээ" }])
    await again.close()
  }, 180_000)

  it("fails without a database or a file", async () => {
    await expect(backUp(at("nowhere"), at("backup"))).rejects.toMatchObject({ reason: { key: "backup.noDatabase" } })
    await expect(restore(at("nowhere"), at("no backup"))).rejects.toMatchObject({ reason: { key: "backup.noFile" } })
  })

  it("restores nothing from a file that is cut off or is none", async () => {
    const db = await openEmbedded(at("cut"), await emptyDatabase())
    await db.close()
    await backUp(at("cut"), at("cut.tar"))
    const bytes = await readFile(at("cut.tar"))
    for (const wrong of [bytes.subarray(0, Math.floor(bytes.length / 2)), Buffer.from("no backup")]) {
      await writeFile(at("cut.tar"), wrong)
      await expect(restore(at("uncut"), at("cut.tar"))).rejects.toMatchObject({
        reason: { key: "backup.notWhole", values: { file: at("cut.tar") } },
      })
      expect(await readdir(at("uncut"))).toEqual([])
    }
  }, 60_000)

  it("reports a full disk, leaves nothing unfinished, and keeps the earlier backup", async () => {
    const db = await openEmbedded(at("full"), await emptyDatabase())
    await db.close()
    await writeFile(at("full.tar"), "earlier")
    await symlink("/dev/full", at("full.tar.part"))
    await expect(backUp(at("full"), at("full.tar"))).rejects.toMatchObject({
      reason: { key: "file.notWritten", values: { reason: { key: "file.diskFull", values: { folder } } } },
    })
    expect((await readdir(folder)).filter((name) => name.startsWith("full.tar"))).toEqual(["full.tar"])
    expect(await readFile(at("full.tar"), "utf8")).toBe("earlier")
  }, 60_000)
})
