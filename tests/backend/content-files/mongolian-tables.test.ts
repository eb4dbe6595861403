/** Tables of content with the headings of an accountant's export. C9, C24. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { readFolder } from "#backend/content-files/content-folder.ts"

describe("tables of content", () => {
  let folder = ""
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-tables-"))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each([
    ["store-stock", "Салбар;Барааны код;Үлдэгдэл, ш\nЗайсан;JMS-1;4\n", { store: "Зайсан", sku: "JMS-1", stock: 4 }],
    [
      "nutrition",
      "Барааны хаяг;Илчлэг;Уураг;Өөх тос;Нүүрс ус;Чихэр;Давс\nbal;304;0,3;0;82,4;;\n",
      { handle: "bal", energy: 304, protein: 0.3, fat: 0, carbs: 82.4 },
    ],
  ])("%s.csv may have Mongolian headings alone", async (kind, text, item) => {
    await writeFile(join(folder, `${kind}.csv`), text)
    const [read] = await readFolder(folder)
    expect(read?.items).toEqual([item])
  })
})
