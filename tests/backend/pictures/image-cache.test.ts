import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { demoPicture } from "#backend/pictures/demo-pictures.ts"
import { pictureRoutes } from "#backend/pictures/routes.ts"
import { openImageCache, type ImageCache } from "#backend/pictures/image-cache.ts"
import { readDemoGoods } from "#tests/backend/demo/demo-goods.ts"

const [product] = await readDemoGoods()
/** Name of a picture of the demo. */
const name = product?.pictures?.[0] ?? ""

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
      const bytes = await imageCache.picture(name, width, format)
      const encodedFormat = format === "avif" ? "heif" : "webp"
      expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({
        width,
        height: width,
        hasAlpha: true,
        format: encodedFormat,
      })
    }
  })

  it("encodes the same each time, stores the picture, and leaves no partial file", async () => {
    const first = await imageCache.picture(name, 160, "webp")
    const again = await (await openImageCache(null, [demoPicture])).picture(name, 160, "webp")
    expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true)
    const [edition = ""] = await readdir(folder)
    expect((await readdir(join(folder, edition))).toSorted()).toEqual([`${name}-160.webp`, `${name}-320.avif`])
  })

  it("shows a picture that it cannot store", async () => {
    const broken = await mkdtemp(join(tmpdir(), "delguur-pictures-"))
    const cache = await openImageCache(broken, [demoPicture])
    const [edition = ""] = await readdir(broken)
    await rm(join(broken, edition), { recursive: true })
    expect(await cache.picture(name, 160, "webp")).not.toBeNull()
    await rm(broken, { recursive: true, force: true })
  })

  it("has no picture of another name", async () => {
    expect(await imageCache.picture("nothing", 320, "webp")).toBeNull()
  })

  it("serves pictures by address as immutable, and nothing else", async () => {
    const app = pictureRoutes(imageCache)
    const found = await app.request(`/${name}-160.webp`)
    expect([found.status, found.headers.get("content-type"), found.headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "public, max-age=31536000, immutable",
    ])
    const again = await app.request(`/${name}-160.webp`, { headers: { "if-none-match": found.headers.get("etag") ?? "" } })
    expect(again.status).toBe(304)
    const otherSizes = [`/${name}-161.webp`, `/${name}`]
    const otherFormats = [`/${name}-160.png`, `/${name}-160.jpeg`]
    const otherFiles = ["/..%2f..%2fpackage-160.webp", "/%2e%2e/package.json", "/nothing-160.webp"]
    for (const path of [...otherSizes, ...otherFormats, ...otherFiles]) expect((await app.request(path)).status).toBe(404)
  })

  it("serves JPEG on the light ground, whatever a mail program accepts", async () => {
    const answer = await pictureRoutes(imageCache).request(`/${name}-160.jpg`, { headers: { accept: "image/webp,*/*" } })
    expect([answer.headers.get("content-type"), answer.headers.get("cross-origin-resource-policy")]).toEqual(["image/jpeg", "cross-origin"])
    const picture = sharp(await answer.arrayBuffer())
    expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 160, height: 160, hasAlpha: false })
    const [red = 0, green = 0, blue = 0] = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    const distances = [red - 0xf3, green - 0xf2, blue - 0xf0].map(Math.abs)
    expect(Math.max(...distances)).toBeLessThan(4)
  })

  it("serves WebP under the same address to a browser without AVIF", async () => {
    const app = pictureRoutes(imageCache)
    const typeFor = async (accept: string) => {
      const answer = await app.request(`/${name}-320.avif`, { headers: { accept } })
      return [answer.headers.get("content-type"), answer.headers.get("vary")]
    }
    expect(await typeFor("image/webp,image/png,image/svg+xml,*/*;q=0.8")).toEqual(["image/webp", "Accept"])
    expect(await typeFor("image/avif,image/webp,*/*;q=0.8")).toEqual(["image/avif", "Accept"])
    expect(await typeFor("*/*")).toEqual(["image/avif", "Accept"])
  })
})
