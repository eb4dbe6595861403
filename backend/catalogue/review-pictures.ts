/** Pictures of reviews: encoded anew in two sizes, and served by a name that nobody can guess. E27, C19. */
import { randomUUID } from "node:crypto"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { maxPictures } from "#domain/rules/catalogue/review-form.ts"
import { reviewPictureSide } from "#domain/rules/catalogue/review-pictures.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { openedPicture, type PictureFault } from "#backend/pictures/uploaded-picture.ts"

/** Picture that a review shall have: a new file, or one of its own by its name. */
export type WantedPicture = { readonly file: File | null; readonly name: string }

const formats = ["jpeg", "png", "webp"]
/** Longest side of the smaller size in pixels, for rows of pictures. */
const smallSide = 320

export const reviewPicturePath = "/api/v2/pictures_of_reviews"

type Row = { readonly review_id: number; readonly name: string; readonly alt: string; readonly drawn: string | null }

/** Ground of a drawn picture, one of five, so that those of one product differ. */
const tintOf = (drawn: string): number => 1 + (drawn.codePointAt(drawn.length - 1) ?? 0) % 5

/** Named without size and format, as all pictures are. */
const reviewPicture = ({ name, alt, drawn }: Pick<Row, "name" | "alt" | "drawn">): Picture => (drawn === null ? { src: `${reviewPicturePath}/${name}`, alt, tint: 1 } : { src: `/pictures/${drawn}`, alt, tint: tintOf(drawn) })

type Encoded = { readonly bytes: Buffer; readonly small: Buffer }

const refuse = (fault: PictureFault) => wrongField("images", { key: `reviewPicture.${fault}` })

/** Throws 422 for a file that is no picture. */
const encoded = async (file: File): Promise<Encoded> => {
  const picture = await openedPicture(new Uint8Array(await file.arrayBuffer()), formats, refuse)
  const sized = (side: number) =>
    picture.clone().resize(side, side, { fit: "inside", withoutEnlargement: true }).flatten({ background: "#fff" }).webp({ quality: 80 }).toBuffer().catch(() => {
      throw refuse("broken")
    })
  return { bytes: await sized(reviewPictureSide), small: await sized(smallSide) }
}

/** New pictures, encoded before the review is written. Throws 422 for too many of them, and for what is no picture. */
export const encodedPictures = async (wanted: ReadonlyArray<WantedPicture>): Promise<ReadonlyArray<{ readonly name: string; readonly encoded: Encoded | null }>> => {
  if (wanted.length > maxPictures) throw wrongField("images", { key: "reviewPicture.tooMany", values: { max: maxPictures } })
  const pictures: Array<{ readonly name: string; readonly encoded: Encoded | null }> = []
  // One after another: a picture takes much memory while it is decoded.
  for (const { file, name } of wanted) pictures.push(file === null ? { name, encoded: null } : { name: randomUUID(), encoded: await encoded(file) })
  return pictures
}

/** Gives a review exactly these pictures, in this order; a name that is not one of its own is left out. */
export const storePictures = async (db: Database, reviewId: number, pictures: ReadonlyArray<{ readonly name: string; readonly encoded: Encoded | null }>): Promise<void> => {
  await db.query("delete from review_pictures where review_id = $1 and not name = any ($2::text[])", [reviewId, pictures.map(({ name }) => name)])
  // Out of the way of the new places.
  await db.query("update review_pictures set position = position + 100 where review_id = $1", [reviewId])
  for (const [at, { name, encoded: made }] of pictures.entries()) {
    if (made === null) await db.query("update review_pictures set position = $3 where review_id = $1 and name = $2", [reviewId, name, at])
    else {
      await db.query(
        "insert into review_pictures (name, review_id, position, bytes, small) values ($1, $2, $3, decode($4, 'base64'), decode($5, 'base64'))",
        [name, reviewId, at, made.bytes.toString("base64"), made.small.toString("base64")],
      )
    }
  }
}

/** Pictures of reviews by the review's number. */
export const picturesOf = async (db: Database, reviews: ReadonlyArray<number>): Promise<ReadonlyMap<number, ReadonlyArray<Picture>>> => {
  const rows = await db.query<Row>(
    "select review_id, name, alt, drawn from review_pictures where review_id = any ($1::int[]) order by review_id, position",
    [reviews],
  )
  return new Map(reviews.map((id) => [id, rows.filter(({ review_id: of }) => of === id).map(reviewPicture)]))
}

/** Bytes of a webp in the size that fits `width`; `null` where there is no picture of that name. */
export const reviewPictureBytes = async (db: Database, name: string, width: number): Promise<Buffer | null> => {
  const [row] = await db.query<{ bytes: string }>(`select encode(${width <= smallSide ? "small" : "bytes"}, 'base64') as bytes from review_pictures where name = $1`, [name])
  return row === undefined ? null : Buffer.from(row.bytes, "base64")
}
