/** Picture of a user: decoded within a pixel limit, cut square and encoded again, so that nothing else of the file is stored. V1. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import { avatarSide, checkAvatar } from "#domain/rules/account/avatar-form.ts"
import type { Database } from "#backend/database/database.ts"
import { storedPicture, storePicture as store, type PictureKind } from "#backend/pictures/storage/stored-pictures.ts"
import type { BackendServices } from "#backend/services.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { openedPicture, type PictureFault } from "#backend/pictures/uploaded-picture.ts"

/** Side of a stored picture in pixels, for displays of two pixels a point. */
const storedSide = 2 * avatarSide
/** JPEG quality of a stored picture, 0–100. */
const storedQuality = 82

const formats = ["jpeg", "png"]

const squareFile = "square.jpg"

/** Stored pictures of users. */
export const userPictures: PictureKind = {
  folder: "users",
  table: "user_pictures",
  sizes: [{ file: squareFile, before: { column: "bytes", rows: "true" } }],
}

const refuse = (fault: PictureFault) => wrongField("avatar", { key: `avatar.${fault}` })

/** Throws 422 for what is neither jpeg nor png by its content, for a broken picture and for one that is too large. */
const encodeSquare = async (bytes: Uint8Array): Promise<Buffer> => {
  const picture = await openedPicture(bytes, formats, refuse)
  const square = picture.resize(storedSide, storedSide, { fit: "cover" }).flatten({ background: "#fff" })
  return square
    .jpeg({ quality: storedQuality, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw refuse("broken")
    })
}

/** Stores the picture and returns its name. Throws 422 for a file that is no picture. */
export const storePicture = async (
  { db, pictures }: Pick<BackendServices, "db" | "pictures">,
  userId: number,
  file: unknown,
  now: Instant,
): Promise<string> => {
  if (!(file instanceof File)) throw wrongField("avatar", { key: "avatar.type" })
  if (checkAvatar(file).length > 0) throw wrongField("avatar", { key: "avatar.type" })
  const bytes = await encodeSquare(new Uint8Array(await file.arrayBuffer()))
  const name = randomUUID()
  await store(pictures, userPictures, name, { [squareFile]: bytes })
  await db.query(
    `insert into user_pictures (user_id, name, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set name = excluded.name, bytes = null, created_at = excluded.created_at`,
    [userId, name, now],
  )
  return name
}

export const removePicture = async (db: Database, userId: number): Promise<void> => {
  await db.query("delete from user_pictures where user_id = $1", [userId])
}

/** Bytes of a picture as jpeg; `null` for an unknown name. */
export const pictureBytes = (services: Pick<BackendServices, "db" | "pictures">, name: string): Promise<Buffer | null> =>
  storedPicture(services, userPictures, name, squareFile)
