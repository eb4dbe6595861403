/** Pictures of reviews: encoded again in two sizes, and served by a name that cannot be guessed. E27, C19. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { maxPictures } from "#domain/rules/catalogue/review-form.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { picture } from "./products/product-pictures.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { storedPicture, type PictureKind } from "#backend/pictures/storage/stored-pictures.ts"
import { large, small, smallSide, storedInTwoSizes } from "#backend/pictures/two-sizes.ts"
import type { PictureFault } from "#backend/pictures/uploaded-picture.ts"
import type { BackendServices } from "#backend/services.ts"

/** Picture that a request gives a review: a new file, or a stored picture of the review by its name. */
export type WantedPicture = { readonly file: File | null; readonly name: string }

/** Stored pictures of reviews. */
export const reviewPictures: PictureKind = {
  folder: "reviews",
  table: "review_pictures",
  sizes: [
    { file: large, before: { column: "bytes", rows: "drawn is null" } },
    { file: small, before: { column: "small", rows: "drawn is null" } },
  ],
}

export const reviewPicturePath = "/api/v2/pictures_of_reviews"

type Row = {
  readonly review_id: number
  readonly name: string
  readonly alt: string
  /** Name of the demo picture that a demo review shows; `null` for an uploaded picture. */
  readonly drawn: string | null
}

/** Its address has neither size nor format, as that of every picture. */
const reviewPicture = ({ name, alt, drawn }: Row): Picture =>
  drawn === null ? { src: `${reviewPicturePath}/${name}`, alt, colour: "" } : picture(drawn, alt)

/** Stored picture of a review; `isNew` where the review does not have it yet. */
export type NamedPicture = { readonly name: string; readonly isNew: boolean }

/** Position above that of every picture of a review. */
const freePosition = 10 * maxPictures

const refuse = (fault: PictureFault) => wrongField("images", { key: `picture.${fault}` })

/** Encodes and stores the new pictures, before the review is written. Throws 422 for too many and for what is no picture; then none is stored. */
export const storeNewPictures = async (
  storage: PictureStorage,
  wanted: ReadonlyArray<WantedPicture>,
): Promise<ReadonlyArray<NamedPicture>> => {
  if (wanted.length > maxPictures) throw wrongField("images", { key: "picture.tooMany", values: { max: maxPictures } })
  const files = wanted.flatMap(({ file }) => file ?? [])
  const names = await storedInTwoSizes(storage, reviewPictures, files, refuse)
  return wanted.map(({ file, name }) =>
    file === null ? { name, isNew: false } : { name: names[files.indexOf(file)] ?? name, isNew: true },
  )
}

/** Gives a review exactly these pictures, in this order; names of other reviews' pictures are left out. */
export const setPictures = async (db: Database, reviewId: number, pictures: ReadonlyArray<NamedPicture>): Promise<void> => {
  await db.query("delete from review_pictures where review_id = $1 and not name = any ($2::text[])", [
    reviewId,
    pictures.map(({ name }) => name),
  ])
  // Positions are unique: the earlier ones make room for the new ones.
  await db.query("update review_pictures set position = position + $2 where review_id = $1", [reviewId, freePosition])
  for (const [at, { name, isNew }] of pictures.entries()) {
    if (isNew) await db.query("insert into review_pictures (name, review_id, position) values ($1, $2, $3)", [name, reviewId, at])
    else await db.query("update review_pictures set position = $3 where review_id = $1 and name = $2", [reviewId, name, at])
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
export const reviewPictureBytes = (
  services: Pick<BackendServices, "db" | "pictures">,
  name: string,
  width: number,
): Promise<Buffer | null> => storedPicture(services, reviewPictures, name, width <= smallSide ? small : large)
