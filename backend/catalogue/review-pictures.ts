/** Pictures of reviews: encoded again in two sizes, and served by a name that cannot be guessed. E27, C19. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { maxPictures } from "#domain/rules/catalogue/review-form.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { picture } from "./products/product-document.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { storedPicture, type PictureKind } from "#backend/pictures/storage/stored-pictures.ts"
import { large, small, smallSide, storedInTwoSizes } from "#backend/pictures/two-sizes.ts"
import type { PictureFault } from "#backend/pictures/uploaded-picture.ts"
import type { BackendServices } from "#backend/services.ts"

/** Picture that a review shall have: a new file, or one of its own by its name. */
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

type Row = { readonly review_id: number; readonly name: string; readonly alt: string; readonly drawn: string | null }

/** Named without size and format, as all pictures are. */
const reviewPicture = ({ name, alt, drawn }: Pick<Row, "name" | "alt" | "drawn">): Picture => (drawn === null ? { src: `${reviewPicturePath}/${name}`, alt, colour: "" } : picture(drawn, alt))

/** Picture that a review will name; `isNew` where it did not before. */
export type NamedPicture = { readonly name: string; readonly isNew: boolean }

const refuse = (fault: PictureFault) => wrongField("images", { key: `picture.${fault}` })

/** Encodes and stores the new pictures, before the review is written. Throws 422 for too many of them, and for what is no picture: then none is stored. */
export const storedNew = async (storage: PictureStorage, wanted: ReadonlyArray<WantedPicture>): Promise<ReadonlyArray<NamedPicture>> => {
  if (wanted.length > maxPictures) throw wrongField("images", { key: "picture.tooMany", values: { max: maxPictures } })
  const files = wanted.flatMap(({ file }) => file ?? [])
  const names = await storedInTwoSizes(storage, reviewPictures, files, refuse)
  return wanted.map(({ file, name }) => (file === null ? { name, isNew: false } : { name: names[files.indexOf(file)] ?? name, isNew: true }))
}

/** Gives a review exactly these pictures, in this order; a name that is not one of its own is left out. */
export const namePictures = async (db: Database, reviewId: number, pictures: ReadonlyArray<NamedPicture>): Promise<void> => {
  await db.query("delete from review_pictures where review_id = $1 and not name = any ($2::text[])", [reviewId, pictures.map(({ name }) => name)])
  // Out of the way of the new places.
  await db.query("update review_pictures set position = position + 100 where review_id = $1", [reviewId])
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
export const reviewPictureBytes = (services: Pick<BackendServices, "db" | "pictures">, name: string, width: number): Promise<Buffer | null> =>
  storedPicture(services, reviewPictures, name, width <= smallSide ? small : large)
