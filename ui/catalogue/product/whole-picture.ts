/** Picture of a product page, on which a merchant's photo is not cropped. */
import type { Picture } from "#domain/entities/catalogue/product.ts"

/** Only photos have a cropped form (`backend/pictures/photo-fit.ts`). */
export const wholePicture = <P extends Picture | null>(picture: P): P =>
  picture && { ...picture, src: picture.src.replace(/\/photo-\w{32}(?:-\w{6})?$/, "$&-whole") }
