/** Compression of pictures in the browser, so that a phone sends little: each is drawn smaller as a jpeg. All throw for a broken picture. */
import { avatarQuality, avatarSide, isSentAsIs } from "#domain/rules/account/avatar-form.ts"
import { shopperPictureQuality, shopperPictureSide } from "#domain/rules/shopper-pictures.ts"
import { sizeWithin } from "#domain/rules/picture-size.ts"

type Drawing = {
  readonly name: string
  /** Longest side in pixels. */
  readonly side: number
  /** JPEG quality, 0–1. */
  readonly quality: number
  /** Whether the picture is cut square from the middle. */
  readonly isSquare?: boolean
}

/** Part of a picture that is drawn: all of it, or the square in its middle. */
const drawnPart = ({ width, height }: ImageBitmap, isSquare: boolean) => {
  if (!isSquare) return { left: 0, top: 0, width, height }
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side }
}

/** The file itself where the browser cannot draw. Throws where it cannot read the picture. */
const jpegOf = async (file: File, { name, side, quality, isSquare = false }: Drawing): Promise<File> => {
  const picture = await createImageBitmap(file)
  try {
    const part = drawnPart(picture, isSquare)
    const { width, height } = sizeWithin(side, part)
    const canvas = document.createElement("canvas")
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext("2d")
    if (pen === null) return file
    // A transparent png would be black as a jpeg.
    pen.fillStyle = "#fff"
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
    return blob === null ? file : new File([blob], name, { type: blob.type })
  } finally {
    picture.close()
  }
}

/** Square, at most 150×150; the file itself where it is small. Specification §5, V1. */
export const compressedAvatar = async (file: File): Promise<File> =>
  isSentAsIs(file.size) ? file : jpegOf(file, { name: "avatar.jpg", side: avatarSide, quality: avatarQuality, isSquare: true })

/** Picture of a review or return, with the same ratio. E27. */
export const compressedReviewPicture = (file: File): Promise<File> =>
  jpegOf(file, { name: "review.jpg", side: shopperPictureSide, quality: shopperPictureQuality })

/** Longest side in pixels of a picture of an article; the widest place shows half of it. */
const articlePictureSide = 1920
/** Bytes below which a picture of an article is sent as it is. */
const articlePictureAsIsBelow = 400_000

/** Picture of an article; the file itself where it is small. Specification §2, S17. */
export const compressedArticlePicture = async (file: File): Promise<File> =>
  file.size < articlePictureAsIsBelow ? file : jpegOf(file, { name: "picture.jpg", side: articlePictureSide, quality: 0.85 })
