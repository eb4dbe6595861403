/** Removal of the inline first picture once the real one is decoded. */
import { firstPictureId } from "./image-placeholder-id.ts"

export const removeFirstPicture = async (): Promise<void> => {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  await picture?.decode()
  document.getElementById(firstPictureId)?.remove()
}
