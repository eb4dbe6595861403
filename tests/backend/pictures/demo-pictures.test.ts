import { readdirSync, readFileSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { readDemoGoods } from "#tests/backend/demo/demo-goods.ts"

const products = await readDemoGoods()

/** Names of the pictures that a file of content has. */
const namesIn = (file: string): ReadonlyArray<string> =>
  [...readFileSync(fileAt(`data/content/${file}`), "utf8").matchAll(/"(?<name>(?:look|stay)-[a-z0-9.-]+)"/g)].map(
    ({ groups }) => groups?.["name"] ?? "",
  )

describe("pictures of the demo", () => {
  it("exist for every product, variant, look book and stay", async () => {
    const files = new Set((await readdir(fileAt("data/pictures"))).map((file) => file.replace(/\.avif$/, "")))
    expect([...demoPictures.keys()].toSorted()).toEqual([...files].toSorted())
    const named = [
      ...products.flatMap(({ sources }) => sources.map(({ source }) => source)),
      ...namesIn("look-books.json"),
      ...namesIn("hotels.json"),
    ]
    expect(named.length).toBeGreaterThan(500)
    expect(named.filter((name) => !demoPictures.has(name))).toEqual([])
  })

  it("show each colour of a product by a picture of its own, and never by another product's", () => {
    const ofAnother = products.filter(
      ({ slug, pictures = [] }) => pictures.length === 0 || pictures.some((name) => demoPictures.get(name)?.slug !== slug),
    )
    expect(ofAnother.map(({ slug }) => slug)).toEqual([])
    const wronglyColoured = products
      .flatMap(({ variants }) => variants)
      .filter(({ options, picture }) => {
        const colour = options.find(({ key }) => key === "colour")
        return colour !== undefined && colour.mn !== demoPictures.get(picture ?? "")?.colour
      })
    expect(wronglyColoured.map(({ sku }) => sku)).toEqual([])
  })

  it("begin with the listing's shot, and keep those of a colour together", () => {
    for (const { pictures = [] } of products) {
      const known = pictures.map((name) => demoPictures.get(name))
      expect(known[0]?.shot).toBe("front")
      const colours = known.map((picture) => picture?.colour)
      expect(colours.filter((colour, at) => colour !== colours[at - 1])).toHaveLength(new Set(colours).size)
    }
  })

  it("exist where a screen or a story names them", () => {
    const pattern = /"(?:\/pictures\/)?(?<name>[a-z0-9]+-[a-z0-9-]+(?:\.[a-z-]+)?\.(?:front|side|back|top|detail|scene))"/g
    const sources = ["ui", ".storybook"].flatMap((folder) =>
      readdirSync(fileAt(folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(fileAt(`${folder}/${file}`), "utf8")),
    )
    const named = sources.flatMap((source) => [...source.matchAll(pattern)].map(({ groups }) => groups?.["name"] ?? ""))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !demoPictures.has(name))).toEqual([])
  })
})
