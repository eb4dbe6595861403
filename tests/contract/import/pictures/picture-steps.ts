/** Steps of imports with pictures: a product with sources of pictures, and the pictures that the shop shows of it. */
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import type { Report } from "#backend/import/import-products.ts"
import type { Network } from "#backend/import/pictures/fetch-picture.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { inEnglish } from "#tests/english-commands.ts"
import type { ImportSteps } from "../import-steps.ts"

/** Metadata of `plainPicture`, which the shop must not show. */
export const secretMetadata = "secret place"

/** A picture of one colour, twice as wide as high, with metadata. */
export const plainPicture = (colour: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: colour } }).withMetadata({
    exif: { IFD0: { Copyright: secretMetadata } },
  })

/** Files that every test of pictures can name as a source: a picture, and one that is none. */
export const broken = "photos/broken.jpg"
export const coat = { source: "photos/coat.jpg", colour: { red: 0xaa, green: 0x33, blue: 0x33 } } as const

type PictureImport = {
  /** Sources as the cell of a file has them: with a semicolon between them. */
  readonly pictures: string
  /** Address of the product; one of its own without it. */
  readonly slug?: string
  readonly isDry?: boolean
  /** Network of the sources that are addresses; the internet without it. */
  readonly network?: Network
}

export const pictureSteps = (shop: () => Trial, folder: () => string, { options, takeWith }: ImportSteps) => {
  /** Writes a file below the folder of the product files. */
  const writeSource = async (path: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(folder(), path)), { recursive: true })
    await writeFile(join(folder(), path), content)
  }
  /** Imports one product with these pictures. */
  const importPictures = async ({
    pictures,
    slug = `with-picture-${shop().unique()}`,
    isDry = false,
    network,
  }: PictureImport): Promise<Report & { readonly slug: string }> => {
    const storage = await shop().storage()
    const take = takeWith({ ...options, isDry, storage, ...(network === undefined ? {} : { network }) })
    const report = await take("handle,title_mn,category,price,stock,pictures", `${slug},Зурагтай,women/pictured,1000,1,"${pictures}"`)
    return { slug, ...report }
  }
  /** Why pictures are left out, in English. */
  const leftOutReasons = async (source: PictureImport): Promise<ReadonlyArray<string>> =>
    (await importPictures(source)).leftOut.map(({ reason }) => inEnglish(reason))
  /** Names of the pictures of a product, in their order. */
  const namesOf = async (slug: string): Promise<ReadonlyArray<string>> => {
    const [product] = await shop().db.query<{ pictures: ReadonlyArray<string> }>("select pictures from products where slug = $1", [slug])
    return product?.pictures ?? []
  }
  /** A picture of the shop in one size. */
  const requestPicture = async (name: string, width: number, format: "avif" | "webp") => {
    const response = await shop().backend.fetch(
      new Request(`http://localhost/pictures/${name}-${width}.${format}`, { headers: { accept: "image/avif,image/webp" } }),
    )
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  return { writeSource, importPictures, leftOutReasons, namesOf, requestPicture }
}

export type PictureSteps = ReturnType<typeof pictureSteps>
