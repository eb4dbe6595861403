/** Rules of the avatar upload. Specification §5, V1. */
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Accepted media types. */
export const avatarTypes: ReadonlyArray<string> = ["image/jpeg", "image/png"]
/** Size in bytes below which a file is sent as it is; a larger one is compressed. */
export const avatarAsIsBelow = 22_500
/** Longest side in pixels of a compressed avatar. */
export const avatarSide = 150
/** JPEG quality of a compressed avatar, 0–1. */
export const avatarQuality = 0.8

/** Refusal of a file that is neither jpeg nor png. */
export const checkAvatar = (file: { readonly type: string }): ReadonlyArray<Refusal<"avatar">> =>
  refusal("avatar", avatarTypes.includes(file.type) ? null : "v.avatar_type")

/** Whether a file of `bytes` is sent without compression. */
export const isSentAsIs = (bytes: number): boolean => bytes < avatarAsIsBelow
