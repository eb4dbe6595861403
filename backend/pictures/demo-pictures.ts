/** Pictures of the demo's goods, stays and look books, the files of `data/pictures`; `data/pictures.tsv` says what each shows. */
import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { fileAt } from "#backend/paths.ts"
import type { Shot } from "#domain/languages/language.ts"

export type DemoPicture = {
  readonly name: string
  /** Slug of its product; a name of its own for a stay or a look. */
  readonly slug: string
  /** In Mongolian, as in `data/products.csv`; blank where the product has none. */
  readonly colour: string
  /** `scene` for a stay or a look. */
  readonly shot: Shot | "scene"
  /** Mean colour of what it shows, as `#1f4e9e`; blank for a look. */
  readonly mean: string
}

const rows = readFileSync(fileAt("data/pictures.tsv"), "utf8").trimEnd().split("\n").slice(1)

/** By name. */
export const demoPictures: ReadonlyMap<string, DemoPicture> = new Map(
  rows.map((row) => {
    const [name = "", , slug = "", colour = "", shot = "", mean = ""] = row.split("\t")
    return [name, { name, slug, colour, shot: shot as DemoPicture["shot"], mean }]
  }),
)

/** At most 900 pixels a side, or 1280 of a scene; `null` where there is none of that name. */
export const demoPicture = async (name: string): Promise<Buffer | null> =>
  demoPictures.has(name) ? readFile(fileAt(`data/pictures/${name}.avif`)) : null
