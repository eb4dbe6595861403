/** Pictures of the shop's own: written by an export, and imported from its files. */
import { join } from "node:path"
import sharp from "sharp"
import { expect, it } from "vitest"
import { exportProducts } from "#backend/import/export-products.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { coat, plainPicture, type PictureSteps } from "./picture-steps.ts"

export const exportedPicturesOf = (
  shop: () => Trial,
  folder: () => string,
  { writeSource, importPictures, leftOutReasons, namesOf, requestPicture }: PictureSteps,
): void => {
  it("is imported under its name from the files of an export, and left out by a name without a file [I3]", async () => {
    const name = `photo-${"ab".repeat(16)}`
    expect(await leftOutReasons({ pictures: name })).toEqual([`${name} is no picture of this shop, and ${name}.webp is not in ${folder()}`])
    await writeSource(`pictures/${name}.webp`, await plainPicture("#0aa").webp().toBuffer())
    const { slug, ...report } = await importPictures({ pictures: name })
    expect(report).toMatchObject({ wrong: [], created: 1, pictures: 1 })
    expect(await namesOf(slug)).toEqual([name])
    expect((await requestPicture(name, 160, "webp")).status).toBe(200)
    expect((await importPictures({ pictures: name, slug })).unchanged).toBe(1)
  })

  it("is written by an export [I3]", async () => {
    const { slug } = await importPictures({ pictures: coat.source })
    const [name = ""] = await namesOf(slug)
    const target = { storage: await shop().storage(), folder: join(folder(), "exported", "pictures") }
    await exportProducts(shop().db, join(folder(), "exported-products.csv"), target)
    expect(await sharp(join(target.folder, `${name}.webp`)).metadata()).toMatchObject({ format: "webp", width: 960 })
  })
}
