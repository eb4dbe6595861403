/** Pictures of the demo's products: which of `data/pictures.tsv` show which. */
import { demoPictures, type DemoPicture } from "#backend/pictures/demo-pictures.ts"
import type { Choice } from "#backend/catalogue/products/option-values.ts"

/** Options that change the look; of a watch the strap rather than the dial. */
const seen = ["colour", "cover", "frame_colour", "front", "pattern", "design"]

/** Option by which a product's pictures differ, `null` when all variants look alike. */
export const seenGroup = (groups: ReadonlyArray<ReadonlyArray<Choice>>): ReadonlyArray<Choice> | null =>
  seen.flatMap((key) => groups.filter(([first]) => first?.key === key))[0] ?? null

const shots: ReadonlyArray<DemoPicture["shot"]> = ["front", "side", "back", "top", "detail"]

const bySlug = new Map<string, ReadonlyArray<DemoPicture>>()
for (const picture of demoPictures.values()) bySlug.set(picture.slug, [...(bySlug.get(picture.slug) ?? []), picture])

const ofColour = (slug: string, colour: string): ReadonlyArray<string> =>
  (bySlug.get(slug) ?? []).filter((picture) => picture.colour === colour).toSorted((one, other) => shots.indexOf(one.shot) - shots.indexOf(other.shot)).map(({ name }) => name)

/** Listing's picture of a product in one look; `null` where it has none of its own. */
export const facePicture = (slug: string, look: Choice | undefined): string | null => (look === undefined ? null : (ofColour(slug, look.mn)[0] ?? null))

/** All pictures of a product: those of a look follow one another, the front first. */
export const galleryNames = (slug: string, looks: ReadonlyArray<Choice> | null): ReadonlyArray<string> =>
  [...(looks ?? []).map(({ mn }) => mn), ""].flatMap((colour) => ofColour(slug, colour))

/** Pictures that buyers took of a product: what is not its front. */
export const reviewPictures = (slug: string): ReadonlyArray<string> => (bySlug.get(slug) ?? []).filter(({ shot }) => shot !== "front").map(({ name }) => name)
