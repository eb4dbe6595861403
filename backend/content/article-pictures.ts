/** Pictures that authors upload: decoded within a pixel limit and encoded again in every width, so that nothing else of the file is stored. C11. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import { uploadedPictures } from "#domain/rules/content/safe-addresses.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { storedPicture, storePicture as store, type PictureKind } from "#backend/pictures/storage/stored-pictures.ts"
import { openedPicture, type PictureFault } from "#backend/pictures/uploaded-picture.ts"
import type { BackendServices } from "#backend/services.ts"

const widths = [160, 320, 640, 960]

/** Pictures of one article. */
const maxPictures = 30

const formats = ["jpeg", "png", "webp"]

const fileOf = (width: number): string => `${width}.webp`

/** Stored pictures of articles. */
export const articlePictures: PictureKind = {
  folder: "articles",
  table: "article_pictures",
  sizes: widths.map((width) => ({ file: fileOf(width), before: { column: "bytes", rows: `width = ${width}` } })),
}

const refuse = (fault: PictureFault) => wrongField("image", { key: `picture.${fault}` })

/** The picture in every width. Throws 422 for what is no picture by its content, for a broken one and for one that is too large. */
const encoded = async (bytes: Uint8Array): Promise<Readonly<Record<string, Buffer>>> => {
  const upright = await openedPicture(bytes, formats, refuse)
  const made = await Promise.all(
    widths.map(async (width) => [fileOf(width), await upright.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()] as const),
  ).catch(() => {
    throw refuse("broken")
  })
  return Object.fromEntries(made)
}

/** Encodes and stores a picture for an article and returns its name, before `namePicture`. Throws 422 for a file that is no picture. */
export const storePicture = async ({ db, pictures }: Pick<BackendServices, "db" | "pictures">, articleId: number, file: File): Promise<string> => {
  const [counted] = await db.query<{ pictures: number }>("select count(distinct name)::int as pictures from article_pictures where article_id = $1", [articleId])
  if ((counted?.pictures ?? 0) >= maxPictures) throw new Refusal(422, { key: "writing.tooManyPictures", values: { max: maxPictures } })
  const name = randomUUID()
  await store(pictures, articlePictures, name, await encoded(new Uint8Array(await file.arrayBuffer())))
  return name
}

/** Writes down a stored picture of an article and returns its path, without width and format. */
export const namePicture = async (db: Database, articleId: number, name: string, now: Instant): Promise<string> => {
  await db.query("insert into article_pictures (name, width, article_id, created_at) select $1, width, $2, $3 from unnest($4::int[]) width", [name, articleId, now, widths])
  return `${uploadedPictures}${name}`
}

/** Paths of the pictures that were uploaded for an article. */
export const picturesOf = async (db: Database, articleId: number): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ name: string }>("select distinct name from article_pictures where article_id = $1", [articleId])
  return new Set(rows.map(({ name }) => `${uploadedPictures}${name}`))
}

/** Bytes of a webp, `null` where there is none of that name and width. */
export const pictureBytes = (services: Pick<BackendServices, "db" | "pictures">, name: string, width: number): Promise<Buffer | null> =>
  storedPicture(services, articlePictures, name, fileOf(width))
