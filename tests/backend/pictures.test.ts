import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { categoryPicture } from "#backend/demo/catalogue/pictures.ts"
import { readProducts, readTaxons } from "#backend/demo/demo.ts"
import { readLookBooks } from "#backend/demo/catalogue/look-books.ts"
import { variantRows } from "#backend/demo/catalogue/product-rows.ts"
import { readArtwork } from "#backend/pictures/artwork.ts"
import { dye } from "#backend/pictures/recolour.ts"
import { recipes } from "#backend/pictures/compositions.ts"
import { pictureRoutes } from "#backend/pictures/routes.ts"
import { openImageCache, type ImageCache } from "#backend/pictures/image-cache.ts"

const products = await readProducts()
const taxons = await readTaxons()
const looks = (await readLookBooks()).flatMap((book) => book.looks)
const face = products[0]?.pictures[0] ?? ""

/** Mean lightness of the drawn pixels, 0–255. */
const lightness = ({ data }: { readonly data: Buffer }): number => {
  let [sum, drawn] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3
    drawn += 1
  }
  return sum / drawn
}

describe("recipes of pictures", () => {
  const book = recipes(products, taxons, looks)

  it("contain every picture of a product, variant or category", () => {
    const named = [
      ...products.flatMap((product) => [...product.pictures, ...variantRows(product).map(({ picture }) => picture)]),
      ...taxons.filter(({ permalink }) => products.some((product) => `${product.permalink}/`.startsWith(`${permalink}/`))).map(({ permalink }) => categoryPicture(permalink)),
    ]
    expect(named.filter((name) => !book.has(name))).toEqual([])
  })

  it("contain every picture of a look book, with each of its products", () => {
    expect(looks.map(({ picture }) => (book.get(picture)?.() ?? []).length >= 3)).toEqual(looks.map(() => true))
  })

  it("use only existing artwork", async () => {
    const artworks = [...new Set([...book.values()].flatMap((recipe) => recipe().map(({ artwork }) => artwork)))]
    const read = await Promise.allSettled(artworks.map(readArtwork))
    expect(artworks.filter((_, at) => read[at]?.status === "rejected")).toEqual([])
  })
})

describe("recolouring", () => {
  it("makes a black coat black and a white one white, and keeps its outline", async () => {
    const coat = await readArtwork("1f9e5")
    const [black, white] = [dye(coat, "#1A1A1A"), dye(coat, "#FFFFFF")]
    expect(lightness(black)).toBeLessThan(80)
    expect(lightness(white)).toBeGreaterThan(200)
    const outline = ({ data }: { readonly data: Buffer }) => [...data].filter((_, at) => at % 4 === 3)
    expect(outline(black)).toEqual(outline(coat))
  })

  it("recolours a pale object as a whole, and keeps its coloured detail", async () => {
    const torch = await readArtwork("1f526")
    const black = dye(torch, "#1A1A1A", { isPale: true })
    const seen = { pale: 0, stillPale: 0, yellow: 0, changed: 0 }
    for (let at = 0; at < torch.data.length; at += 4) {
      const [r = 0, g = 0, b = 0, alpha = 0] = torch.data.subarray(at, at + 4)
      if (alpha < 255) continue
      if (b > 200 && r > 180) {
        seen.pale += 1
        seen.stillPale += Number((black.data[at] ?? 0) > 110)
      }
      if (r > 220 && b < 90) {
        seen.yellow += 1
        seen.changed += Number(Math.abs((black.data[at] ?? 0) - r) + Math.abs((black.data[at + 1] ?? 0) - g) > 12)
      }
    }
    expect(seen.pale).toBeGreaterThan(5_000)
    expect(seen.stillPale).toBe(0)
    expect(seen.changed / seen.yellow).toBeLessThan(0.02)
  })
})

describe("image cache", () => {
  let folder: string
  let imageCache: ImageCache
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-pictures-"))
    imageCache = await openImageCache(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it("renders the requested width and format on a transparent background", async () => {
    for (const [width, format] of [[160, "webp"], [320, "avif"]] as const) {
      const bytes = await imageCache.picture(face, width, format)
      const { width: wide, height, hasAlpha, format: kind } = await sharp(bytes ?? Buffer.alloc(0)).metadata()
      expect([wide, height, hasAlpha, kind]).toEqual([width, width, true, format === "avif" ? "heif" : "webp"])
    }
  })

  it("renders deterministically, stores the picture, and leaves no partial file", async () => {
    const first = await imageCache.picture(face, 160, "webp")
    const again = await (await openImageCache(null)).picture(face, 160, "webp")
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
    expect([found.status, found.headers.get("content-type"), found.headers.get("cache-control")]).toEqual([200, "image/webp", "public, max-age=31536000, immutable"])
    const again = await app.request(`/${face}-160.webp`, { headers: { "if-none-match": found.headers.get("etag") ?? "" } })
    expect(again.status).toBe(304)
    for (const path of [`/${face}-161.webp`, `/${face}-160.png`, `/${face}`, "/..%2f..%2fpackage-160.webp", "/%2e%2e/package.json", `/nothing-160.webp`]) {
      expect((await app.request(path)).status).toBe(404)
    }
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
