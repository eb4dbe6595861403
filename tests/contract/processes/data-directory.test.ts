/** Damaged data directories and full disks. */
import { mkdtempSync, rmSync } from "node:fs"
import { readdir, rename, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { restore } from "#backend/backup/backup.ts"
import { diskProbe } from "#backend/database/disk.ts"
import { DamagedDatabase, openEmbedded } from "#backend/database/pglite.ts"
import { emptyDatabase, pglite } from "../support/engines.ts"
import { Trial } from "../support/test-backend.ts"
import { englishOf } from "#tests/english-commands.ts"

let directory = ""
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "delguur-directory-"))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe("damaged database", () => {
  it("names a remedy that works", async () => {
    const database = join(directory, "database")
    const db = await openEmbedded(directory, await emptyDatabase())
    await db.close()
    await writeFile(join(database, "global/pg_control"), Buffer.alloc(8192))
    const failure: unknown = await openEmbedded(directory).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DamagedDatabase)
    expect(englishOf(failure)).toContain(`move ${database} away, then restore the last backup with \`npm run restore -- FILE\``)
    await rename(database, join(directory, "damaged"))
    await restore(directory, await emptyDatabase())
    const restored = await openEmbedded(directory)
    await expect(restored.query("select 1 as one")).resolves.toEqual([{ one: 1 }])
    await restored.close()
  }, 60_000)
})

describe("disk", () => {
  /** Makes every write of the probe fail with ENOSPC until it removes the link. */
  const fill = () => symlink("/dev/full", join(directory, `write-probe.${process.pid}`))

  it("is probed once in five seconds without leaving a file", async () => {
    let now = 0
    const probe = diskProbe(directory, () => now)
    expect(await probe()).toBe(true)
    expect(await readdir(directory)).toEqual([])
    await fill()
    now = 4_999
    expect(await probe()).toBe(true)
    now = 5_000
    expect(await probe()).toBe(false)
    now = 10_000
    expect(await probe()).toBe(true)
  })

  it("makes the server unready when full", async () => {
    const shop = await Trial.begin(pglite, { dataDir: directory })
    try {
      await fill()
      expect(await shop.call("GET", "/readyz")).toMatchObject({ status: 503, body: { status: "no disk space" } })
      expect(await shop.call("GET", "/healthz")).toMatchObject({ status: 200 })
    } finally {
      await shop.end()
    }
  }, 60_000)

  it("answers 503 to what finds no space, and continues at once when there is some", async () => {
    const shop = await Trial.begin(pglite)
    const subscribe = () => shop.call("POST", "/api/v2/subscribe", { body: { email: "bold@example.mn" } })
    try {
      await shop.db.script(`
        create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
        create trigger full_disk before insert on newsletter_subscribers for each row execute function no_room()`)
      const refused = await subscribe()
      expect(refused).toMatchObject({ status: 503, body: { error: expect.any(String) as string } })
      expect(refused.headers.get("retry-after")).toBe("2")
      await shop.db.script("drop trigger full_disk on newsletter_subscribers")
      expect(await subscribe()).toMatchObject({ status: 202 })
    } finally {
      await shop.end()
    }
  }, 60_000)
})
