/** Assets of a page from the build: inlined styles, and scripts to preload. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Locale } from "#domain/entities/locale.ts"
import { chunksFor, readManifest } from "#app/build/manifest.ts"
import type { PageFiles } from "#app/boot-data.ts"
import type { Route } from "#app/route.ts"

export type PageAssets = {
  /** Styles of the first view, inlined to save a round trip. */
  readonly styles: string
  /** Files of those styles, so that no script fetches them again. */
  readonly styleFiles: ReadonlyArray<string>
  /** Entry module of the storefront. */
  readonly entry: string
  /** Modules to preload with it. */
  readonly modules: ReadonlyArray<string>
  /** Addresses of the modules that the entry imports by address. */
  readonly files: PageFiles
}

/** A page's module, and the areas whose messages it shows. */
export type PageSource = Pick<Route, "messages"> & { readonly module: string }

export type Assets = { readonly of: (source: PageSource, locale: Locale) => Promise<PageAssets> }

/** Paths of the messages of a page, from the root of the repository: those of the shell first. */
export const messageFilesOf = (areas: Route["messages"], locale: Locale): ReadonlyArray<string> =>
  ["shell", ...areas].map((area) => `ui/messages/${locale}/${area}.json`)

const entryModule = "app/client/entry.tsx"
/** Name of the file of `app/client/adapters.ts`, which shares it with others (`app/build/chunks.ts`). */
const adaptersName = "adapters"

/** Assets of a build in `folder`; computed once for each page. */
export const builtAssets = async (folder: string): Promise<Assets> => {
  const manifest = await readManifest(path.join(folder, "manifest.json"))
  if (manifest[entryModule] === undefined) throw new Error(`nothing is built in ${folder}: run npm run build first`)
  const cached = new Map<string, Promise<PageAssets>>()
  const address = (file: string) => `/${file}`
  const fileOf = (module: string) => address(manifest[module]?.file ?? "")
  const adaptersKey = Object.keys(manifest).find((key) => manifest[key]?.name === adaptersName)
  if (adaptersKey === undefined) throw new Error(`the build in ${folder} has no file of the adapters`)
  const adapterChunks = chunksFor(manifest, [adaptersKey])

  const assetsOf = async ({ module, messages }: PageSource, locale: Locale): Promise<PageAssets> => {
    const messageFiles = messageFilesOf(messages, locale)
    const chunks = chunksFor(manifest, [entryModule, module, ...messageFiles])
    const styleFiles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
    const styles = await Promise.all(styleFiles.map((file) => readFile(path.join(folder, file), "utf8")))
    const files = chunks.map(({ file }) => address(file))
    const entry = fileOf(entryModule)
    const adapters = adapterChunks.map(({ file }) => address(file)).filter((file) => !files.includes(file))
    return {
      styles: styles.join(""),
      styleFiles: styleFiles.map(address),
      entry,
      modules: files.filter((file) => file !== entry && file.endsWith(".js")),
      files: { page: fileOf(module), messages: messageFiles.map(fileOf), adapters },
    }
  }

  return {
    of: (source, locale) => {
      const key = `${source.module} ${locale}`
      const assets = cached.get(key) ?? assetsOf(source, locale)
      cached.set(key, assets)
      return assets
    },
  }
}
