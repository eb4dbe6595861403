/** Addresses that a document may name: links, pictures and products. Specification §3, E20. */

/** A page of this site, an e-mail address, a phone number or another site; never a script. */
export const linkPattern = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)[^\s\\]*$/i
export const maxLinkLength = 2000

/** Path of one of the shop's own pictures, without width and format. */
export const picturePattern = /^\/pictures\/[\p{L}\p{N}.-]{1,120}$/u

/** Start of the path of a picture that an author has uploaded. */
export const uploadedPictures = "/pictures/w."

/** Whether an author has uploaded the picture; others are pictures of products. */
export const isUploaded = (src: string): boolean => src.startsWith(uploadedPictures)

export const isLinkAddress = (text: string): boolean => text.length <= maxLinkLength && linkPattern.test(text)

const productAddress = /^(?:[^\s]*\/products\/)?([\p{L}\p{N}-]{1,200})(?:[?#]\S*)?$/u

/** Slug of the product that a pasted address names, or of a bare slug: `https://shop.mn/en/products/tsai?variant=1` is `tsai`. `null` for anything else. */
export const productSlugIn = (text: string): string | null => productAddress.exec(text.trim())?.[1] ?? null
