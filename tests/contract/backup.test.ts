/** A backup holds everything, and nothing is written over by bringing it back. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { backUp, restore } from "#backend/database/backup.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { emptyDatabase } from "./engines.ts"

describe("a backup", () => {
  let folder = ""
  const at = (name: string) => join(folder, name)
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-backup-"))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it("comes back as it was, beside what is there", async () => {
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

  it("is not made of nothing", async () => {
    await expect(backUp(at("nowhere"), at("backup"))).rejects.toThrow(/no database/)
    await expect(restore(at("nowhere"), at("no backup"))).rejects.toThrow(/no backup/)
  })
})
