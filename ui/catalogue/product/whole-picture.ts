/** Picture of a product page or of the hero, where a merchant's photo is shown uncropped. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { wholeSuffix } from "#domain/rules/catalogue/picture-address.ts"

/** Only photos have a cropped form (`backend/pictures/photo-fit.ts`). */
export const wholePicture = <P extends Picture | null>(picture: P): P =>
  picture && { ...picture, src: picture.src.replace(/\/photo-\w{32}(?:-\w{6})?$/, `$&${wholeSuffix}`) }
