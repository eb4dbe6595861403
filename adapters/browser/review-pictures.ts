/** New pictures of reviews on this page: the files stay here, a machine keeps their keys. E27. */
import type { Problem } from "#domain/entities/problem.ts"
import type { NewPicture } from "#machines/catalogue/ports.ts"
import { shrunkPicture } from "./shrink-picture.ts"
import { uploadFetch } from "./upload-fetch.ts"

const files = new Map<string, File>()

/** Shrinks files and keeps them under new keys. Throws `Unreadable` for what is no picture. */
export const shrinkPictures = async (chosen: ReadonlyArray<unknown>): Promise<ReadonlyArray<NewPicture>> => {
  const pictures: NewPicture[] = []
  // One after another: a phone has little memory.
  for (const file of chosen) {
    if (!(file instanceof File)) throw { _tag: "Unreadable" } satisfies Problem
    const small = await shrunkPicture(file).catch(() => {
      throw { _tag: "Unreadable" } satisfies Problem
    })
    const key = crypto.randomUUID()
    files.set(key, small)
    pictures.push({ key, src: URL.createObjectURL(small) })
  }
  return pictures
}

type PictureUpload = {
  /** By the keys, in their order; `null` for a picture that the shop has already. */
  readonly files: ReadonlyArray<File | null>
  /** How the call is sent: with the share that is sent, where there is a file. */
  readonly sending: { readonly fetch?: typeof globalThis.fetch }
}

/** New pictures as a request sends them. */
export const uploadOf = (keys: ReadonlyArray<string>, onSent: (share: number) => void): PictureUpload => {
  const chosen = keys.map((key) => files.get(key) ?? null)
  return { files: chosen, sending: chosen.every((file) => file === null) ? {} : { fetch: uploadFetch(onSent) } }
}
