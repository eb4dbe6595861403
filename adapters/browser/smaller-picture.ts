/** Compression of a photograph in the browser: drawn at most 1,920 pixels wide or high before it is sent. Specification §2, S17. */

/** Longest side in pixels; the widest place shows half of it. */
const longest = 1920
/** Bytes below which a file is sent as it is. */
const asIsBelow = 400_000

/** The file itself where it is small. Throws where the browser cannot read it: a broken picture. */
export const smallerPicture = async (file: File): Promise<File> => {
  if (file.size < asIsBelow) return file
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const canvas = document.createElement("canvas")
    Object.assign(canvas, {
      width: Math.max(1, Math.round(picture.width * scale)),
      height: Math.max(1, Math.round(picture.height * scale)),
    })
    const pen = canvas.getContext("2d")
    if (pen === null) return file
    // A transparent png would be black as a jpeg.
    pen.fillStyle = "#fff"
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85))
    return blob === null ? file : new File([blob], "picture.jpg", { type: blob.type })
  } finally {
    picture.close()
  }
}
