/** Pictures that tests upload. */
import sharp from "sharp"

/** A file of 1600 × 800 pixels, with metadata that the shop must not show. */
export const pictureFile = async (name: string, format: "jpeg" | "png" | "gif" = "jpeg"): Promise<File> => {
  const bytes = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#1b4dd8" } })
    .withExif({ IFD0: { Artist: "secret" } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], `${name}.${format}`, { type: `image/${format}` })
}
