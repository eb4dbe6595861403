/** CSV files of the export: complete, or absent where the disk or the folder fails. */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { writeCsv } from "#backend/import/csv-file.ts"
import { reasonOf, translator } from "#backend/texts/command-language.ts"

const rows = async function* (count: number, fails = false): AsyncGenerator<ReadonlyArray<string>> {
  for (let at = 0; at < count; at += 1) yield [String(at), "x".repeat(200)]
  if (fails) throw new Error("the database went away")
}

/** What an operator reads who runs a command in `language`. */
const failureOf = async (written: Promise<void>, language = "en"): Promise<string> =>
  written.then(
    () => "",
    (error: unknown) => reasonOf(error, translator({ LANG: language })),
  )

describe("file of an export", () => {
  let folder = ""
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-written-"))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it("is complete, and replaces the unfinished one of an export that was killed [I3]", async () => {
    await writeFile(join(folder, "all.csv.part"), "z".repeat(9999))
    await writeCsv(join(folder, "all.csv"), rows(2))
    expect(await readdir(folder)).toEqual(["all.csv"])
    expect(await readFile(join(folder, "all.csv"), "utf8")).toMatch(/^\uFEFF0,x+\n1,x+\n$/)
  })

  it("leaves nothing where the rows fail, and the earlier one as it was [I3]", async () => {
    await writeFile(join(folder, "all.csv"), "earlier")
    await expect(writeCsv(join(folder, "all.csv"), rows(3000, true))).rejects.toThrow("the database went away")
    expect(await readdir(folder)).toEqual(["all.csv"])
    expect(await readFile(join(folder, "all.csv"), "utf8")).toBe("earlier")
  })

  it("reports a full disk, and leaves nothing [I3]", async () => {
    await symlink("/dev/full", join(folder, "all.csv.part"))
    expect(await failureOf(writeCsv(join(folder, "all.csv"), rows(3000)))).toBe(
      `the disk of ${folder} is full: make room, or write to another one, and repeat the command; ${join(folder, "all.csv")} is not written`,
    )
    expect(await readdir(folder)).toEqual([])
  })

  it("reports a missing folder, a file in its place, and a folder of its own name [I3]", async () => {
    await writeFile(join(folder, "file"), "")
    await mkdir(join(folder, "all.csv"))
    const failureAt = (path: string) => failureOf(writeCsv(path, rows(2)))
    expect(await failureAt(join(folder, "none", "all.csv"))).toContain(`there is no folder ${join(folder, "none")}: make it`)
    expect(await failureAt(join(folder, "file", "all.csv"))).toContain(`${join(folder, "file")} is no folder`)
    expect(await failureAt(join(folder, "all.csv"))).toContain(`${join(folder, "all.csv")} is a folder: name a file`)
    expect((await readdir(folder)).toSorted()).toEqual(["all.csv", "file"])
  })

  it("reports a failure in the language of the command", async () => {
    const missing = join(folder, "none", "all.csv")
    expect(await failureOf(writeCsv(missing, rows(2)), "mn")).toMatch(/^\S+ хавтас алга\. .* файлыг бичээгүй байна$/)
  })
})
