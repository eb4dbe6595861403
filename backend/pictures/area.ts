/** Pictures area: those of a merchant's own products. */
import type { Area } from "#backend/area.ts"
import { importedPictures } from "./imported-picture.ts"

export const pictures: Area = { pictures: [importedPictures] }
