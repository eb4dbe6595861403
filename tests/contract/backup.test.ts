/** Backup and restore of the embedded database. */
import { mkdtemp, rm } from "node:fs/promises"
import { execFile } from "node:child_process"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { backUp, restore } from "#backend/database/backup.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { fileAt } from "#backend/paths.ts"
import { emptyDatabase } from "./engines.ts"

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
    await expect(backUp(at("shop"), at("backup"))).rejects.toThrow(/in use/)
    await db.close()
    await backUp(at("shop"), at("backup"))
    await expect(restore(at("shop"), at("backup"))).rejects.toThrow(/holds a database already/)
    await restore(at("other"), at("backup"))
    const again = await openEmbedded(at("other"))
    expect(await again.query("select word from kept")).toEqual([{ word: "ноолуур" }])
    await again.close()
  }, 180_000)

  it("has a command to write and one to restore it", async () => {
    const run = (command: string, dataDir: string, ...rest: readonly string[]) =>
      promisify(execFile)(process.execPath, ["--import", "tsx", fileAt("backend/database/backup-command.ts"), command, ...rest], {
        env: { ...process.env, DATABASE_URL: "", DATA_DIR: at(dataDir), INIT_CWD: folder },
      })
    const db = await openEmbedded(at("own"), await emptyDatabase())
    await db.script("create table boxes (name text); insert into boxes values ('авдар')")
    await expect(run("backup", "own", "own.tgz")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("in use") as string })
    await db.close()
    await run("backup", "own", "own.tgz")
    await run("restore", "moved", "own.tgz")
    const restored = await openEmbedded(at("moved"))
    expect(await restored.query("select name from boxes")).toEqual([{ name: "авдар" }])
    await restored.close()
    await expect(run("restore", "moved")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("npm run restore -- FILE") as string })
  }, 180_000)

  it("fails without a database or a file", async () => {
    await expect(backUp(at("nowhere"), at("backup"))).rejects.toThrow(/no database/)
    await expect(restore(at("nowhere"), at("no backup"))).rejects.toThrow(/no backup/)
  })
})
