/** Pictures that authors upload: decoded within a pixel limit and encoded anew in every width, so that nothing else of the file is kept. C11. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import { uploadedPictures } from "#domain/rules/content/safe-addresses.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { widths } from "#backend/pictures/image-cache.ts"
import { openedPicture, type PictureFault } from "#backend/pictures/uploaded-picture.ts"

/** Pictures of one article. */
const maxPictures = 30

const formats = ["jpeg", "png", "webp"]

const refuse = (fault: PictureFault) => wrongField("image", { key: `reviewPicture.${fault}` })

/** The picture in every width. Throws 422 for what is no picture by its content, for a broken one and for one that is too large. */
const encoded = async (bytes: Uint8Array): Promise<ReadonlyArray<readonly [number, Buffer]>> => {
  const upright = await openedPicture(bytes, formats, refuse)
  return Promise.all(
    widths.map(async (width) => [width, await upright.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()] as const),
  ).catch(() => {
    throw refuse("broken")
  })
}

/** Keeps the picture and returns its path, without width and format. Throws 422 for a file that is no picture. */
export const storePicture = async (db: Database, articleId: number, file: File, now: Instant): Promise<string> => {
  const [counted] = await db.query<{ pictures: number }>("select count(distinct name)::int as pictures from article_pictures where article_id = $1", [articleId])
  if ((counted?.pictures ?? 0) >= maxPictures) throw new Refusal(422, { key: "picture.tooMany", values: { max: maxPictures } })
  const pictures = await encoded(new Uint8Array(await file.arrayBuffer()))
  const name = randomUUID()
  await db.query(
    `insert into article_pictures (name, width, article_id, bytes, created_at)
     select $1, p.width, $2, decode(p.bytes, 'base64'), $3 from jsonb_to_recordset($4::jsonb) p (width int, bytes text)`,
    [name, articleId, now, JSON.stringify(pictures.map(([width, bytes]) => ({ width, bytes: bytes.toString("base64") })))],
  )
  return `${uploadedPictures}${name}`
}

/** Paths of the pictures that were uploaded for an article. */
export const picturesOf = async (db: Database, articleId: number): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ name: string }>("select distinct name from article_pictures where article_id = $1", [articleId])
  return new Set(rows.map(({ name }) => `${uploadedPictures}${name}`))
}

/** Bytes of a webp, `null` where there is none of that name and width. */
export const pictureBytes = async (db: Database, name: string, width: number): Promise<Buffer | null> => {
  const [row] = await db.query<{ bytes: string }>("select encode(bytes, 'base64') as bytes from article_pictures where name = $1 and width = $2", [name, width])
  return row === undefined ? null : Buffer.from(row.bytes, "base64")
}
