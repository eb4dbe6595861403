/** Shrinking of a picture in the browser, so that a phone sends little: same ratio, longest side as the rule says. E27. */
import { reviewPictureQuality, shrunkSize } from "#domain/rules/catalogue/review-pictures.ts"

/** A jpeg. Throws where the browser cannot read the file: a broken picture. */
export const shrunkPicture = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file)
  try {
    const { width, height } = shrunkSize(picture.width, picture.height)
    const canvas = document.createElement("canvas")
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext("2d")
    if (pen === null) return file
    // A transparent png would be black as a jpeg.
    pen.fillStyle = "#fff"
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", reviewPictureQuality))
    return blob === null ? file : new File([blob], "review.jpg", { type: blob.type })
  } finally {
    picture.close()
  }
}
