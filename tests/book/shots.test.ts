import { mkdtemp, mkdir, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { compareSets, comparePictures } from "#tools/book-compare.ts"
import { shotOptions, storiesNamed, UnknownChoice } from "#tools/book-options.ts"
import { pageOfDifferences, pageOfShots } from "#tools/book-pages.ts"
import { progressOf } from "#tools/book-progress.ts"
import { listOfShots, shotOf, type Shot } from "#tools/book-shot.ts"

const ready = { id: "screens-cart--ready", title: "Screens/Cart", name: "Ready" }
const look = { locale: "mn", theme: "light", brand: "tselmeg", window: "phone" }
const shot = shotOf(ready, look)

describe("options of book:shots", () => {
  it("default to Mongolian, light, phone and desktop", () => {
    expect(shotOptions([])).toEqual({
      looks: [look, { ...look, window: "desktop" }],
      name: "",
      out: "shots/book",
      built: false,
    })
  })

  it("combine all listed values", () => {
    const { looks } = shotOptions(["--locale", "mn,en", "--theme", "all", "--viewport", "narrow"])
    expect(looks.map(({ locale, theme, window }) => `${locale} ${theme} ${window}`)).toEqual([
      "mn light narrow",
      "mn dark narrow",
      "en light narrow",
      "en dark narrow",
    ])
  })

  it("refuse an unknown value and list the known ones", () => {
    expect(() => shotOptions(["--theme", "blue"])).toThrow(UnknownChoice)
    expect(() => shotOptions(["--theme", "blue"])).toThrow("light, dark")
  })

  it("may name stories by words of title and name, in any order", () => {
    const index = {
      entries: {
        a: { ...ready, type: "story" },
        b: { id: "screens-cart--docs", title: "Screens/Cart", name: "All states", type: "docs" },
        c: { id: "screens-home--ready", title: "Screens/Home", name: "Ready", type: "story" },
      },
    }
    expect(storiesNamed(index, "ready CART")).toEqual([ready])
    expect(storiesNamed(index, "")).toHaveLength(2)
  })
})

describe("progress", () => {
  it("prints a line for every tenth outside a terminal", () => {
    const lines: string[] = []
    const progress = progressOf(40, { write: (text) => lines.push(text) })
    for (let step = 0; step < 40; step += 1) progress.step("Cart")
    expect(lines).toHaveLength(10)
    expect(lines.at(-1)).toBe("40/40  Cart\n")
  })

  it("updates one line in a terminal", () => {
    const lines: string[] = []
    const progress = progressOf(2, { isTTY: true, write: (text) => lines.push(text) })
    progress.step("Cart")
    progress.step("Home")
    expect(lines.map((text) => text.includes("\n"))).toEqual([false, true])
  })
})

const square = (size: number, colour: string, tall = size) =>
  sharp({ create: { width: size, height: tall, channels: 3, background: colour } })
    .png()
    .toBuffer()

const marked = async (size: number) =>
  sharp(await square(size, "#ffffff"))
    .composite([{ input: await square(size / 2, "#000000"), left: 0, top: 0 }])
    .png()
    .toBuffer()

describe("comparison of two pictures", () => {
  it("finds no difference between equal ones", async () => {
    expect(await comparePictures(await square(40, "#ffffff"), await square(40, "#ffffff"))).toBeNull()
  })

  it("returns the share of changed pixels and marks them", async () => {
    const difference = await comparePictures(await square(40, "#ffffff"), await marked(40))
    expect(difference?.share).toBeCloseTo(0.25, 1)
    expect(await sharp(difference?.marked).metadata()).toMatchObject({ width: 40, height: 40, format: "png" })
  })

  it("finds a difference in height", async () => {
    const difference = await comparePictures(await square(40, "#ffffff"), await square(40, "#ffffff", 80))
    expect(difference?.share).toBeCloseTo(0.5, 1)
  })
})

const shotNamed = (name: string): Shot => shotOf({ ...ready, id: name, name }, look)

/** Folder of a set with these pictures. `others`: stories of the book that the set did not take. */
const setOf = async (shots: ReadonlyArray<readonly [Shot, Buffer]>, others: ReadonlyArray<string> = []) => {
  const folder = await mkdtemp(path.join(tmpdir(), "book-set-"))
  await Promise.all(shots.map(([{ file }, png]) => writeFile(path.join(folder, file), png)))
  const set = { shots: shots.map(([taken]) => taken), stories: [...shots.map(([{ id }]) => id), ...others] }
  await writeFile(path.join(folder, listOfShots), JSON.stringify(set))
  return folder
}

describe("comparison of two sets", () => {
  it("lists changed, new and missing pictures", async () => {
    const [changed, same, gone, added] = [shotNamed("changed"), shotNamed("same"), shotNamed("gone"), shotNamed("added")]
    const white = await square(40, "#ffffff")
    const before = await setOf([
      [changed, white],
      [same, white],
      [gone, white],
    ])
    const after = await setOf([
      [changed, await marked(40)],
      [same, white],
      [added, white],
    ])
    const out = path.join(after, "diff")
    await mkdir(out)
    const compared: string[] = []
    const differences = await compareSets({ before, after, out, onShot: ({ name }) => compared.push(name) })
    expect(differences.map(({ kind, shot }) => `${kind} ${shot.name}`)).toEqual(["gone gone", "changed changed", "new added"])
    expect((await readFile(path.join(out, changed.file))).length).toBeGreaterThan(0)
    expect(compared).toEqual(["changed", "same", "added"])
  })

  it("ignores pictures that one of them did not take", async () => {
    const [once, both] = [shotNamed("once"), shotNamed("both")]
    const white = await square(40, "#ffffff")
    const all = await setOf([
      [once, white],
      [both, white],
    ])
    const some = await setOf([[both, white]], ["once"])
    expect(await compareSets({ before: all, after: some, out: some, onShot: () => undefined })).toEqual([])
    expect(await compareSets({ before: some, after: all, out: all, onShot: () => undefined })).toEqual([])
  })
})

describe("pages of pictures", () => {
  it("name each story once, with all its looks side by side", () => {
    const page = pageOfShots([shot, shotOf(ready, { ...look, window: "desktop" })])
    expect(page.match(/<h3>Ready<\/h3>/g)).toHaveLength(1)
    expect(page.match(/<img /g)).toHaveLength(2)
  })

  it("escape names", () => {
    expect(pageOfShots([{ ...shot, name: "<script>" }])).not.toContain("<script>")
  })

  it("show before, after and the difference, largest change first", () => {
    const other = shotOf({ ...ready, id: "other", name: "Other" }, look)
    const page = pageOfDifferences(
      [
        { kind: "changed", shot, share: 0.01 },
        { kind: "changed", shot: other, share: 0.4 },
      ],
      "../before",
      "../after",
    )
    expect(page.indexOf("Other")).toBeLessThan(page.indexOf("Ready"))
    expect(page).toContain(`src="../before/${shot.file}"`)
    expect(page).toContain(`src="../after/${shot.file}"`)
    expect(page).toContain("40.0 %")
  })

  it("report that nothing changed", () => {
    expect(pageOfDifferences([], "a", "b")).toContain("Nothing changed.")
  })
})
