/** Demo pictures of a product and of its looks, by `data/pictures.tsv`. */
import { demoPictures, type DemoPicture } from "#backend/pictures/demo-pictures.ts"
import type { Choice } from "#backend/catalogue/products/option-values.ts"

/** Options that change how a product looks, the most visible first: the colour of a watch's strap before its dial. */
const lookOptions = ["colour", "cover", "frame_colour", "front", "pattern", "design"]

/** Values of the option by which a product's pictures differ, `null` when all variants look alike. */
export const lookGroup = (groups: ReadonlyArray<ReadonlyArray<Choice>>): ReadonlyArray<Choice> | null =>
  lookOptions.flatMap((key) => groups.filter(([first]) => first?.key === key))[0] ?? null

/** Views in the order of a gallery. */
const shots: ReadonlyArray<DemoPicture["shot"]> = ["front", "side", "back", "top", "detail"]

const bySlug = new Map<string, ReadonlyArray<DemoPicture>>()
for (const picture of demoPictures.values()) bySlug.set(picture.slug, [...(bySlug.get(picture.slug) ?? []), picture])

/** Names of a product's pictures in one colour, the front first; a blank colour is that of products with a single look. */
const picturesInColour = (slug: string, colour: string): ReadonlyArray<string> =>
  (bySlug.get(slug) ?? [])
    .filter((picture) => picture.colour === colour)
    .toSorted((one, other) => shots.indexOf(one.shot) - shots.indexOf(other.shot))
    .map(({ name }) => name)

/** Name of the first picture of a product in one look; `null` where there is none. */
export const lookPicture = (slug: string, look: Choice | undefined): string | null =>
  look === undefined ? null : (picturesInColour(slug, look.mn)[0] ?? null)

/** Names of all pictures of a product, look by look, the front first. */
export const galleryNames = (slug: string, looks: ReadonlyArray<Choice> | null): ReadonlyArray<string> =>
  [...(looks ?? []).map(({ mn }) => mn), ""].flatMap((colour) => picturesInColour(slug, colour))

/** Names of the pictures of a product for its reviews: those that do not show the front. */
export const reviewPictures = (slug: string): ReadonlyArray<string> =>
  (bySlug.get(slug) ?? []).filter(({ shot }) => shot !== "front").map(({ name }) => name)
