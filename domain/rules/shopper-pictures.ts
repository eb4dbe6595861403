/** Rules of the pictures that shoppers add to reviews and returns. Specification §3, E27. */
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Accepted media types. */
export const shopperPictureTypes: ReadonlyArray<string> = ["image/jpeg", "image/png", "image/webp"]
/** Largest file that a phone shrinks, in megabytes. */
export const maxPictureMegabytes = 20
/** Longest side in pixels of a picture that is sent and stored. */
export const shopperPictureSide = 1280
/** JPEG quality of a picture that is sent, 0–1. */
export const shopperPictureQuality = 0.8

type File = { readonly type: string; readonly size: number }

/** First refusal of files that are added to `present` pictures: more than `max`, not a picture, too large. */
export const checkPictures = (present: number, files: ReadonlyArray<File>, max: number): ReadonlyArray<Refusal<"pictures">> =>
  [
    ...refusal("pictures", present + files.length > max ? "v.too_many_pictures" : null, { max: String(max) }),
    ...refusal("pictures", files.every(({ type }) => shopperPictureTypes.includes(type)) ? null : "v.picture_type"),
    ...refusal("pictures", files.some(({ size }) => size > maxPictureMegabytes * 1024 * 1024) ? "v.picture_too_large" : null, {
      max: String(maxPictureMegabytes),
    }),
  ].slice(0, 1)
