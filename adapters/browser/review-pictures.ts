/** New pictures of reviews and returns on this page: the files stay here, machines hold their keys. E27. */
import type { Problem } from "#domain/entities/problem.ts"
import type { NewPicture } from "#machines/catalogue/ports.ts"
import { compressedReviewPicture } from "./compressed-pictures.ts"
import { uploadFetch } from "./upload-fetch.ts"

const files = new Map<string, File>()

/** Shrinks files and stores them under new keys. Throws `Unreadable` for a file that is no picture. */
export const shrinkPictures = async (chosen: ReadonlyArray<unknown>): Promise<ReadonlyArray<NewPicture>> => {
  const pictures: NewPicture[] = []
  // One after another: a phone has little memory.
  for (const file of chosen) {
    if (!(file instanceof File)) throw { _tag: "Unreadable" } satisfies Problem
    const small = await compressedReviewPicture(file).catch(() => {
      throw { _tag: "Unreadable" } satisfies Problem
    })
    const key = crypto.randomUUID()
    files.set(key, small)
    pictures.push({ key, src: URL.createObjectURL(small) })
  }
  return pictures
}

export type PictureUpload = {
  /** Files in the order of the keys; `null` for a picture that the shop has already. */
  readonly files: ReadonlyArray<File | null>
  /** Options of the call: a `fetch` that reports progress, where there is a file. */
  readonly sending: { readonly fetch?: typeof globalThis.fetch }
}

/** Pictures by their keys, and the options of the call that sends them. */
export const uploadOf = (keys: ReadonlyArray<string>, onSent: (share: number) => void): PictureUpload => {
  const chosen = keys.map((key) => files.get(key) ?? null)
  const hasFile = chosen.some((file) => file !== null)
  return { files: chosen, sending: hasFile ? { fetch: uploadFetch(onSent) } : {} }
}
