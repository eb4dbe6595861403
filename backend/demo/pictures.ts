/** What a product's pictures are called and on which ground they stand. */
import type { Choice } from "./options.ts"

/** Groups whose choices look different; the strap says more of a watch than its face. */
const seen = ["colour", "cover", "frame_colour", "front", "pattern", "design"]

/** The group that a product's pictures differ by, `null` when all its variants look alike. */
export const seenGroup = (groups: ReadonlyArray<ReadonlyArray<Choice>>): ReadonlyArray<Choice> | null =>
  seen.flatMap((key) => groups.filter(([first]) => first?.key === key))[0] ?? null

/** The picture of a product in one of its looks: `nooluuran-urt-palito-beige`. */
export const faceName = (slug: string, look: Choice | undefined): string => (look === undefined ? slug : `${slug}-${look.value}`)

/** The gallery of a product: its face, a closer look, among its own kind, and all its looks together. */
export const galleryNames = (slug: string, looks: ReadonlyArray<Choice> | null): ReadonlyArray<string> => {
  const face = faceName(slug, looks?.[0])
  return [face, `${face}-detail`, `${face}-company`, ...(looks !== null && looks.length > 1 ? [`${slug}-together`] : [])]
}

/** The picture of a category, which shows the first of its goods. */
export const categoryPicture = (permalink: string): string => `category-${permalink.replaceAll("/", "--")}`

const grounds: ReadonlyArray<readonly [permalink: string, tint: number]> = [
  ["women/clothing", 1], ["women/shoes", 5], ["women/bags", 5], ["women/jewellery", 2], ["women", 3],
  ["men/shoes", 1], ["men", 2], ["accessories/scarves", 2], ["accessories/eyewear", 2], ["accessories", 1],
  ["kids/toys", 4], ["kids", 5], ["beauty", 3], ["home/plants", 4], ["home/kitchen", 2], ["home", 1],
  ["electronics", 2], ["food/produce", 4], ["food/dairy", 2], ["food", 5], ["sport", 4], ["books-music", 3],
  ["tools-auto", 1], ["pets", 4], ["gifts", 3],
]

/** Which of the five quiet grounds a category's pictures stand on. */
export const tintOf = (permalink: string): number =>
  grounds.find(([prefix]) => permalink === prefix || permalink.startsWith(`${prefix}/`))?.[1] ?? 1
