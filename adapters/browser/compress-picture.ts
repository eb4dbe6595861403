/** Compression of a picture in the browser: cut square from the middle and drawn at most 150×150. Specification §5, V1. */
import { avatarQuality, avatarSize, isSentAsIs } from "#domain/rules/account/avatar-form.ts"

/** The file itself where it is small. Throws where the browser cannot read it: a broken picture. */
export const compressedPicture = async (file: File): Promise<File> => {
  if (isSentAsIs(file.size)) return file
  const picture = await createImageBitmap(file)
  try {
    const side = Math.min(picture.width, picture.height)
    const { width, height } = avatarSize(side, side)
    const canvas = document.createElement("canvas")
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext("2d")
    if (pen === null) return file
    // A transparent png would be black as a jpeg.
    pen.fillStyle = "#fff"
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", avatarQuality))
    return blob === null ? file : new File([blob], "avatar.jpg", { type: blob.type })
  } finally {
    picture.close()
  }
}
