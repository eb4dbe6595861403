/** Addresses of pictures, `/pictures/{name}-{width}.avif`, and the kinds of pictures by their names. */

/** Widths in which every picture is encoded, in pixels; 960 stands for the original where that is narrower. */
export const widths = [160, 320, 480, 720, 960] as const
export type PictureWidth = (typeof widths)[number]

/** Address of a picture by its name, before its width and format. */
export const pictureAddress = (name: string): string => `/pictures/${name}`

/** Ends the names of a merchant's pictures that are cut out of their background: `photo-{hash}-{mean colour}-cut`. */
export const cutOut = "-cut"
/** Ends the name by which a merchant's photo is requested uncropped: `photo-{hash}-{mean colour}-whole`. */
export const wholeSuffix = "-whole"

const filling = new RegExp(String.raw`\bphoto-\w{32}(?:-\w{6})?(?:${wholeSuffix})?$|\.(?:detail|scene)$`)

/**
 * Whether a picture fills its box to the edges: a merchant's photo, a scene, a close view of a product. Other pictures are cut out and
 * have a transparent background.
 */
export const fillsBox = (address: string): boolean => filling.test(address)
