/** Pictures that authors upload, encoded again in every width, so that no other data of the file is stored. C11. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import { uploadedPictures } from "#domain/rules/content/safe-addresses.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { storedPicture, storePicture as store, type PictureKind } from "#backend/pictures/storage/stored-pictures.ts"
import { openedPicture, type PictureFault } from "#backend/pictures/uploaded-picture.ts"
import type { BackendServices } from "#backend/services.ts"

const widths = [160, 320, 640, 960]

/** Maximum number of pictures of one article. */
const maxPictures = 30

/** Quality of the encoded WebP, from 1 to 100. */
const quality = 80

const formats = ["jpeg", "png", "webp"]

const fileOf = (width: number): string => `${width}.webp`

/** Stored pictures of articles. */
export const articlePictures: PictureKind = {
  folder: "articles",
  table: "article_pictures",
  sizes: widths.map((width) => ({ file: fileOf(width), before: { column: "bytes", rows: `width = ${width}` } })),
}

const refuse = (fault: PictureFault) => wrongField("image", { key: `picture.${fault}` })

/** Files of the picture in every width. Throws 422 for bytes that are no picture, and for a picture that is broken or too large. */
const encode = async (bytes: Uint8Array): Promise<Readonly<Record<string, Buffer>>> => {
  const upright = await openedPicture(bytes, formats, refuse)
  const resized = (width: number): Promise<Buffer> =>
    upright.clone().resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
  const files = await Promise.all(widths.map(async (width) => [fileOf(width), await resized(width)] as const)).catch(() => {
    throw refuse("broken")
  })
  return Object.fromEntries(files)
}

/** Encodes and stores a picture for an article and returns its name; `recordPicture` follows. Throws 422 for a file that is no picture, and above `maxPictures`. */
export const storePicture = async (
  { db, pictures }: Pick<BackendServices, "db" | "pictures">,
  articleId: number,
  file: File,
): Promise<string> => {
  const [counted] = await db.query<{ pictures: number }>(
    "select count(distinct name)::int as pictures from article_pictures where article_id = $1",
    [articleId],
  )
  if ((counted?.pictures ?? 0) >= maxPictures) throw new Refusal(422, { key: "writing.tooManyPictures", values: { max: maxPictures } })
  const name = randomUUID()
  await store(pictures, articlePictures, name, await encode(new Uint8Array(await file.arrayBuffer())))
  return name
}

/** Records a stored picture of an article in the database and returns its path, without width and format. */
export const recordPicture = async (db: Database, articleId: number, name: string, now: Instant): Promise<string> => {
  await db.query(
    "insert into article_pictures (name, width, article_id, created_at) select $1, width, $2, $3 from unnest($4::int[]) width",
    [name, articleId, now, widths],
  )
  return `${uploadedPictures}${name}`
}

/** Paths of the pictures that were uploaded for an article, without width and format. */
export const picturesOf = async (db: Database, articleId: number): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ name: string }>("select distinct name from article_pictures where article_id = $1", [articleId])
  return new Set(rows.map(({ name }) => `${uploadedPictures}${name}`))
}

/** Bytes of a webp, `null` where there is none of that name and width. */
export const pictureBytes = (services: Pick<BackendServices, "db" | "pictures">, name: string, width: number): Promise<Buffer | null> =>
  storedPicture(services, articlePictures, name, fileOf(width))
