/** Pictures of returns: encoded again in two sizes, and read only by the shopper and the merchant. W8. */
import type { ReturnPicture } from "#domain/entities/orders/return.ts"
import { maxReturnPictures } from "#domain/rules/orders/return-pictures.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { storedPicture, type PictureKind } from "#backend/pictures/storage/stored-pictures.ts"
import { large, small, storedInTwoSizes, type PictureSize } from "#backend/pictures/two-sizes.ts"
import type { PictureFault } from "#backend/pictures/uploaded-picture.ts"
import type { BackendServices } from "#backend/services.ts"

type Services = Pick<BackendServices, "db" | "pictures">

/** Stored pictures of returns. */
export const returnPictures: PictureKind = { folder: "returns", table: "return_pictures", sizes: [{ file: large }, { file: small }] }

const refuse = (fault: PictureFault) => wrongField("pictures", { key: `picture.${fault}` })

/** Stores pictures before the return is written, and returns their names. Throws 422 for too many of them, and for what is no picture. */
export const storedFiles = async (storage: PictureStorage, files: ReadonlyArray<File>): Promise<ReadonlyArray<string>> => {
  if (files.length > maxReturnPictures) throw wrongField("pictures", { key: "picture.tooMany", values: { max: maxReturnPictures } })
  return storedInTwoSizes(storage, returnPictures, files, refuse)
}

export const namePictures = async (db: Database, returnId: number, names: ReadonlyArray<string>): Promise<void> => {
  await db.query(
    "insert into return_pictures (name, return_id, position) select name, $1, place - 1 from unnest($2::text[]) with ordinality as named (name, place)",
    [returnId, names],
  )
}

/** Pictures in the order of their returns; `where` names the returns as `r` and the pictures as `p`. */
const picturesWhere = async (
  services: Services,
  size: PictureSize,
  where: string,
  values: ReadonlyArray<unknown>,
): Promise<ReadonlyArray<ReturnPicture>> => {
  const rows = await services.db.query<{ name: string }>(
    `select p.name from return_pictures p join returns r on r.id = p.return_id where ${where} order by r.id, p.position`,
    values,
  )
  const pictures = await Promise.all(
    rows.map(async ({ name }) => ({ name, bytes: await storedPicture(services, returnPictures, name, size) })),
  )
  return pictures.flatMap(({ name, bytes }) => (bytes === null ? [] : [{ name, type: "image/webp", content: bytes.toString("base64") }]))
}

/** Small pictures of all returns of an order. */
export const picturesOfOrder = (services: Services, orderId: number): Promise<ReadonlyArray<ReturnPicture>> =>
  picturesWhere(services, small, "r.order_id = $1", [orderId])

/** A picture of an order in its large size; `null` where the order has none of that name. */
export const pictureOfOrder = async (services: Services, orderId: number, name: string): Promise<ReturnPicture | null> =>
  (await picturesWhere(services, large, "r.order_id = $1 and p.name = $2", [orderId, name]))[0] ?? null

/** Large pictures of a return, for the merchant. */
export const picturesOfReturn = (services: Services, number: string): Promise<ReadonlyArray<ReturnPicture>> =>
  picturesWhere(services, large, "r.number = $1", [number])

/** A picture of any return, for the merchant's desk. */
export const pictureBytes = (services: Services, name: string, size: PictureSize): Promise<Buffer | null> =>
  storedPicture(services, returnPictures, name, size)

/** Deletes the pictures of a user's returns, and what the user wrote to them. */
export const forgetReturnsOf = async (db: Database, userId: number): Promise<void> => {
  const own = "order_id in (select id from orders where user_id = $1)"
  await db.query(`delete from return_pictures where return_id in (select id from returns where ${own})`, [userId])
  await db.query(`update returns set note = '' where ${own}`, [userId])
}
