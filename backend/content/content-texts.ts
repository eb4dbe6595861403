/** Texts of the release: the files of `data/content`. */
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { isLocale, type Locale } from "#domain/entities/locale.ts"
import { fileAt } from "#backend/paths.ts"
import { readSource, type Source } from "./document-source.ts"

export type Text = Source & { readonly name: string; readonly locale: Locale }

/** The texts `<name>.<locale>.md` of a folder of `data/content`, by name. */
export const readTexts = async (folder: string): Promise<ReadonlyArray<Text>> => {
  const path = fileAt(join("data/content", folder))
  const files = (await readdir(path)).toSorted().flatMap((file) => {
    const [name = "", locale, ...kind] = file.split(".")
    return isLocale(locale) && kind.join(".") === "md" ? [{ file, name, locale }] : []
  })
  return Promise.all(
    files.map(async ({ file, name, locale }) => ({ name, locale, ...readSource(await readFile(join(path, file), "utf8")) })),
  )
}
