/** A picture of oneself. Specification §5, V1. */
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

export const avatarTypes: ReadonlyArray<string> = ["image/jpeg", "image/png"]
/** Bytes; a file below it is sent as it is, any other is made smaller first. */
export const avatarAsIsBelow = 22_500
/** How it is made smaller: pixels of the longer side at most, and the quality of the JPEG. */
export const avatarSide = 150
export const avatarQuality = 0.8

export const checkAvatar = (file: { readonly type: string }): ReadonlyArray<Refusal<"avatar">> =>
  refusal("avatar", avatarTypes.includes(file.type) ? null : "v.avatar_type")

export const isSentAsIs = (bytes: number): boolean => bytes < avatarAsIsBelow

/** The size of a smaller picture: the same shape, inside the square, at least a pixel each way. */
export const avatarSize = (width: number, height: number): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, avatarSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
