/** Rules of the pictures of a return. Specification §9, W8. */
import { checkPictures } from "#domain/rules/shopper-pictures.ts"

/** Maximum number of pictures. */
export const maxReturnPictures = 5

/** First refusal of files that are added to a return of `present` pictures; formats and sizes are those of reviews. */
export const checkReturnPictures = (present: number, files: Parameters<typeof checkPictures>[1]): ReturnType<typeof checkPictures> =>
  checkPictures(present, files, maxReturnPictures)
