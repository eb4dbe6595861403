/** New pictures of reviews on this page: the files stay here, a machine keeps their keys. E27. */
import type { Problem } from "#domain/entities/problem.ts"
import type { NewPicture } from "#machines/catalogue/ports.ts"
import { shrunkPicture } from "./shrink-picture.ts"

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

/** File of a new picture; `null` for one that the shop has already. */
export const fileOf = (key: string): File | null => files.get(key) ?? null
