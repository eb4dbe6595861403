import { readdirSync, readFileSync } from "node:fs"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readProducts } from "#backend/demo/demo.ts"
import { readLookBooks } from "#backend/demo/catalogue/look-books.ts"
import { variantRows } from "#backend/demo/catalogue/product-rows.ts"
import { fileAt } from "#backend/paths.ts"
import { demoPicture, demoPictures } from "#backend/pictures/demo-pictures.ts"
import { lookPictures } from "#backend/demo/catalogue/look-pictures.ts"
import { pictureRoutes } from "#backend/pictures/routes.ts"
import { openImageCache, type ImageCache } from "#backend/pictures/image-cache.ts"

const products = await readProducts()
const looks = (await readLookBooks()).flatMap((book) => book.looks)
const face = products[0]?.pictures[0] ?? ""

describe("pictures of the demo", () => {
  it("exist for every product, variant, look book and stay", async () => {
    const files = new Set((await readdir(fileAt("data/pictures"))).map((file) => file.replace(/\.avif$/, "")))
    expect([...demoPictures.keys()].toSorted()).toEqual([...files].toSorted())
    const named = [
      ...products.flatMap((product) => [...product.pictures, ...variantRows(product).flatMap(({ picture }) => picture ?? [])]),
      ...looks.flatMap(({ places }) => places.map(({ slug }) => products.find((product) => product.slug === slug)?.pictures[0])),
    ]
    expect(named.filter((name) => name === undefined || !demoPictures.has(name))).toEqual([])
  })

  it("show each colour of a product by a picture of its own, and never by another product's", () => {
    const ofAnother = products.filter(
      ({ slug, pictures }) => pictures.length === 0 || pictures.some((name) => demoPictures.get(name)?.slug !== slug),
    )
    expect(ofAnother.map(({ slug }) => slug)).toEqual([])
    const wronglyColoured = products.flatMap(variantRows).filter(({ options, picture }) => {
      const colour = options.find(({ key }) => key === "colour")
      return colour !== undefined && colour.mn !== demoPictures.get(picture ?? "")?.colour
    })
    expect(wronglyColoured.map(({ sku }) => sku)).toEqual([])
  })

  it("begin with the listing's shot, and keep those of a colour together", () => {
    for (const { pictures } of products) {
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

  it("are composed for a look book at once", async () => {
    const bytes = await lookPictures()(looks[0]?.picture ?? "")
    expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 960, height: 960, hasAlpha: true })
    expect(await lookPictures()("look-none")).toBeNull()
  })
})

describe("image cache", () => {
  let folder: string
  let imageCache: ImageCache
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-pictures-"))
    imageCache = await openImageCache(folder, [demoPicture])
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it("encodes the requested width and format on a transparent background", async () => {
    for (const [width, format] of [
      [160, "webp"],
      [320, "avif"],
    ] as const) {
      const bytes = await imageCache.picture(face, width, format)
      const { width: wide, height, hasAlpha, format: kind } = await sharp(bytes ?? Buffer.alloc(0)).metadata()
      expect([wide, height, hasAlpha, kind]).toEqual([width, width, true, format === "avif" ? "heif" : "webp"])
    }
  })

  it("encodes the same each time, stores the picture, and leaves no partial file", async () => {
    const first = await imageCache.picture(face, 160, "webp")
    const again = await (await openImageCache(null, [demoPicture])).picture(face, 160, "webp")
    expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true)
    const [edition = ""] = await readdir(folder)
    expect((await readdir(join(folder, edition))).toSorted()).toEqual([`${face}-160.webp`, `${face}-320.avif`])
  })

  it("has no picture of another name", async () => {
    expect(await imageCache.picture("nothing", 320, "webp")).toBeNull()
  })

  it("serves pictures by address as immutable, and nothing else", async () => {
    const app = pictureRoutes(imageCache)
    const found = await app.request(`/${face}-160.webp`)
    expect([found.status, found.headers.get("content-type"), found.headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "public, max-age=31536000, immutable",
    ])
    const again = await app.request(`/${face}-160.webp`, { headers: { "if-none-match": found.headers.get("etag") ?? "" } })
    expect(again.status).toBe(304)
    for (const path of [
      `/${face}-161.webp`,
      `/${face}-160.png`,
      `/${face}-160.jpeg`,
      `/${face}`,
      "/..%2f..%2fpackage-160.webp",
      "/%2e%2e/package.json",
      `/nothing-160.webp`,
    ]) {
      expect((await app.request(path)).status).toBe(404)
    }
  })

  it("serves JPEG on the light ground, whatever a mail program accepts", async () => {
    const answer = await pictureRoutes(imageCache).request(`/${face}-160.jpg`, { headers: { accept: "image/webp,*/*" } })
    expect([answer.headers.get("content-type"), answer.headers.get("cross-origin-resource-policy")]).toEqual(["image/jpeg", "cross-origin"])
    const picture = sharp(await answer.arrayBuffer())
    expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 160, height: 160, hasAlpha: false })
    const [r = 0, g = 0, b = 0] = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    expect(Math.max(Math.abs(r - 0xf3), Math.abs(g - 0xf2), Math.abs(b - 0xf0))).toBeLessThan(4)
  })

  it("serves WebP under the same address to a browser without AVIF", async () => {
    const app = pictureRoutes(imageCache)
    const kind = async (accept: string) => {
      const answer = await app.request(`/${face}-320.avif`, { headers: { accept } })
      return [answer.headers.get("content-type"), answer.headers.get("vary")]
    }
    expect(await kind("image/webp,image/png,image/svg+xml,*/*;q=0.8")).toEqual(["image/webp", "Accept"])
    expect(await kind("image/avif,image/webp,*/*;q=0.8")).toEqual(["image/avif", "Accept"])
    expect(await kind("*/*")).toEqual(["image/avif", "Accept"])
  })
})
