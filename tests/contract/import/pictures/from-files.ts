/** Pictures that are files of the folder: stored and shown, or left out where they are none. */
import { symlink } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { beforeAll, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { inEnglish } from "#tests/english-commands.ts"
import type { ImportSteps } from "../import-steps.ts"
import { broken, coat, plainPicture, secretMetadata, type PictureSteps } from "./picture-steps.ts"

/** A name that no stored picture has. */
const unknownName = "photo-00000000000000000000000000000000"

export const picturesInFilesOf = (
  shop: () => Trial,
  folder: () => string,
  { writeSource, importPictures, leftOutReasons, namesOf, requestPicture }: PictureSteps,
  { options, takeWith, tryOut }: ImportSteps,
): void => {
  beforeAll(async () => {
    await writeSource("photos/drawing.png", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
    await symlink("/etc/hostname", join(folder(), "photos", "link.png"))
  })

  it("is stored from a file, encoded again without metadata, and shown in two sizes", async () => {
    const { slug, pictures } = await importPictures({ pictures: coat.source })
    const [name = ""] = await namesOf(slug)
    expect([name, pictures]).toEqual([expect.stringMatching(/^photo-[0-9a-f]{32}-[0-9a-f]{6}$/), 1])
    for (const { width, format, decodedAs } of [
      { width: 160, format: "avif", decodedAs: "heif" },
      { width: 960, format: "webp", decodedAs: "webp" },
    ] as const) {
      const { status, bytes } = await requestPicture(name, width, format)
      expect(status).toBe(200)
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width, format: decodedAs })
      expect(bytes.includes(secretMetadata)).toBe(false)
    }
    expect((await requestPicture(unknownName, 160, "avif")).status).toBe(404)
  })

  it("has its mean colour, which is shown until it is loaded", async () => {
    const { slug } = await importPictures({ pictures: coat.source })
    const { body } = await shop().call("GET", `/api/v2/products/${slug}`)
    const { colour } = plain(body["image"]) as { readonly colour: string }
    const [red = 0, green = 0, blue = 0] =
      /^#(..)(..)(..)$/
        .exec(colour)
        ?.slice(1)
        .map((part) => Number.parseInt(part, 16)) ?? []
    /** Difference by which the encoding may change a channel. */
    const tolerance = 6
    const differences = [red - coat.colour.red, green - coat.colour.green, blue - coat.colour.blue].map(Math.abs)
    expect(differences.filter((difference) => difference > tolerance)).toEqual([])
  })

  it("fills its square without a transparent bar, cropped or whole [I3]", async () => {
    const [name = ""] = await namesOf((await importPictures({ pictures: coat.source })).slug)
    for (const form of [name, `${name}-whole`]) {
      const { status, bytes } = await requestPicture(form, 320, "webp")
      expect([form, status, (await sharp(bytes).stats()).isOpaque]).toEqual([form, 200, true])
    }
    expect((await requestPicture(`${unknownName}-whole`, 320, "webp")).status).toBe(404)
  })

  it.each([
    { source: broken, fault: `${broken} is broken` },
    { source: "photos/drawing.png", fault: "photos/drawing.png is neither JPEG, PNG, WebP nor AVIF" },
    { source: "photos/none.jpg", fault: "photos/none.jpg is not in FOLDER" },
    { source: "photos/link.png", fault: "photos/link.png is not in FOLDER" },
  ])("is left out of its product where it is $source, and the rest is imported", async ({ source, fault }) => {
    const { slug, leftOut, isWritten } = await importPictures({ pictures: `${coat.source}; ${source}` })
    expect(leftOut.map(({ reason }) => inEnglish(reason))).toEqual([fault.replace("FOLDER", folder())])
    expect(isWritten).toBe(true)
    expect(await namesOf(slug)).toEqual([expect.stringMatching(/^photo-/)])
  })

  it("that is refused leaves the pictures of its product as they are, and replaces them once it can be read", async () => {
    const { slug } = await importPictures({ pictures: coat.source })
    const before = await namesOf(slug)
    const later = { pictures: "photos/later.jpg", slug }
    expect(await importPictures(later)).toMatchObject({ isWritten: true, leftOut: [{ column: "pictures" }] })
    expect(await namesOf(slug)).toEqual(before)
    await writeSource(later.pictures, await plainPicture("#33a").jpeg().toBuffer())
    expect(await importPictures(later)).toMatchObject({ changed: 1, leftOut: [] })
    expect(await namesOf(slug)).not.toEqual(before)
  })

  it.each(["../coat.jpg", "/etc/secret.png", "file:///etc/passwd"])("outside of the folder, %s, makes its line wrong", async (source) => {
    const { slug, wrong, isWritten } = await importPictures({ pictures: source })
    expect(wrong.map(({ reason }) => inEnglish(reason))).toEqual([
      `${source} is no picture: write a file of the folder, photos/coat.jpg, or an address, https://…`,
    ])
    expect(isWritten).toBe(false)
    expect(await shop().db.query("select from products where slug = $1", [slug])).toEqual([])
  })

  it("is left out where a small file has more pixels than the limit", async () => {
    await writeSource(
      "photos/bomb.png",
      await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#000" } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    )
    expect(await leftOutReasons({ pictures: "photos/bomb.png" })).toEqual(["photos/bomb.png has more than 24 million pixels"])
  }, 60_000)

  it("is read in each row of its product, and counted by a trial [I3]", async () => {
    await writeSource("photos/back.png", await plainPicture("#31a4e1").png().toBuffer())
    await writeSource("photos/side.png", await plainPicture("#31e1a4").png().toBuffer())
    const slug = `rows-${shop().unique()}`
    const lines = [
      "handle,title_mn,category,sku,price,Зураг",
      `${slug},Зураг,women/pictured,${slug}-1,1000,photos/back.png`,
      `${slug},,,,,photos/side.png; photos/back.png`,
    ] as const
    expect(await tryOut(...lines)).toMatchObject({ wrong: [], leftOut: [], pictures: 2 })
    const take = takeWith({ ...options, storage: await shop().storage() })
    expect(await take(...lines)).toMatchObject({ wrong: [], leftOut: [], pictures: 2 })
    expect(await namesOf(slug)).toEqual([expect.stringContaining("31a4e1"), expect.stringContaining("31e1a4")])
    expect(await tryOut(...lines)).toMatchObject({ unchanged: 1, pictures: 0 })
  })

  it("is reported with its line of the file [I3]", async () => {
    const slug = `lines-${shop().unique()}`
    const report = await tryOut(
      "URL handle,Title,Type,SKU,Price,Product image URL",
      `${slug},Зураг,Socks,${slug},1000,${coat.source}`,
      `${slug},,,,,photos/none.jpg`,
    )
    expect(report.leftOut).toMatchObject([{ line: 3, column: "Product image URL" }])
  })
}
