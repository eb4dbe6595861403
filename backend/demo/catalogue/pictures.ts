/** Names and background tints of product pictures. */
import type { Choice } from "./options.ts"

/** Options that change the look; of a watch the strap rather than the dial. */
const seen = ["colour", "cover", "frame_colour", "front", "pattern", "design"]

/** Option by which a product's pictures differ, `null` when all variants look alike. */
export const seenGroup = (groups: ReadonlyArray<ReadonlyArray<Choice>>): ReadonlyArray<Choice> | null =>
  seen.flatMap((key) => groups.filter(([first]) => first?.key === key))[0] ?? null

/** Picture of a product in one look: `nooluuran-urt-palito-beige`. */
export const faceName = (slug: string, look: Choice | undefined): string => (look === undefined ? slug : `${slug}-${look.value}`)

/** Gallery of a product: main picture, close-up, among similar products, and all looks together. */
export const galleryNames = (slug: string, looks: ReadonlyArray<Choice> | null): ReadonlyArray<string> => {
  const face = faceName(slug, looks?.[0])
  return [face, `${face}-detail`, `${face}-company`, ...(looks !== null && looks.length > 1 ? [`${slug}-together`] : [])]
}

/** Pictures that buyers took of a product. */
export const reviewPictures = (slug: string): ReadonlyArray<string> => [1, 2, 3].map((number) => `review-${slug}-${number}`)

/** Picture of a category, which shows its first product. */
export const categoryPicture = (permalink: string): string => `category-${permalink.replaceAll("/", "--")}`

/** Drawings of hotels and rooms. */
export const stayArtworks = [
  "1f3e8", "26fa", "1f3d4-fe0f", "1f6cf-fe0f", "1f3d5-fe0f", "1f6d6", "1f3e1", "1f6c1", "1f3dc-fe0f", "1f3de-fe0f",
  "1f525", "1f9f8", "1f3e0", "1fab5", "1f332", "1fa9f", "1f6bf", "1f6cc", "1f6cb-fe0f", "1f307", "1f373", "1f9d6", "1f40e", "1f37d-fe0f", "1f6dd",
] as const

/** Picture of a hotel or a room. */
export const stayPicture = (artwork: string): string => `stay-${artwork}`

const grounds: ReadonlyArray<readonly [permalink: string, tint: number]> = [
  ["women/clothing", 1], ["women/shoes", 5], ["women/bags", 5], ["women/jewellery", 2], ["women", 3],
  ["men/shoes", 1], ["men", 2], ["accessories/scarves", 2], ["accessories/eyewear", 2], ["accessories", 1],
  ["kids/toys", 4], ["kids", 5], ["beauty", 3], ["home/plants", 4], ["home/kitchen", 2], ["home", 1],
  ["electronics", 2], ["food/produce", 4], ["food/dairy", 2], ["food", 5], ["sport", 4], ["books-music", 3],
  ["tools-auto", 1], ["pets", 4], ["gifts", 3],
]

/** Background tint of a category's pictures, one of five. */
export const tintOf = (permalink: string): number =>
  grounds.find(([prefix]) => permalink === prefix || permalink.startsWith(`${prefix}/`))?.[1] ?? 1
