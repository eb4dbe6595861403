/** Takes away the small picture that came inside the page once the real one lies over it. */
import { firstPictureId } from "./image-placeholder-id.ts"

export const removeFirstPicture = async (): Promise<void> => {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  await picture?.decode()
  document.getElementById(firstPictureId)?.remove()
}
