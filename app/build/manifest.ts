/** Build manifest: the files of each module, and their imports. */
import { readFile } from "node:fs/promises"

/** One module of Vite's manifest; keys are paths from the project's root. */
export type Chunk = {
  readonly file: string
  readonly name?: string
  readonly css?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}
export type Manifest = Readonly<Record<string, Chunk>>

/** The manifest of a build, or an empty one before the first build. */
export const readManifest = async (file: string): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Manifest
  } catch {
    return {}
  }
}

/** Every file of a release. */
export const filesOf = (manifest: Manifest): ReadonlyArray<string> => [
  ...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
]

/** The named modules with everything that they import, each once, dependencies first. */
export const chunksFor = (manifest: Manifest, modules: ReadonlyArray<string>): ReadonlyArray<Chunk> => {
  const chunks = new Set<Chunk>()
  const visiting = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || visiting.has(name)) return
    visiting.add(name)
    chunk.imports?.forEach(visit)
    chunks.add(chunk)
  }
  modules.forEach(visit)
  return [...chunks]
}

/** Files of the named modules and of what they import, with their styles: a browser gives up a module whose stylesheet it cannot load. */
export const filesWith = (manifest: Manifest, modules: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(chunksFor(manifest, modules).flatMap(({ file, css = [] }) => [file, ...css])),
]
