/** Vite plugin that prepares a release: compresses files once, and keeps the last release's files for pages that are still open. */
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin, ResolvedConfig } from "vite"
import { filesOf, readManifest } from "./manifest.ts"

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** File types that gain from compression; pictures and fonts are compressed already. */
const compressible = /\.(?:js|css|json|svg|txt)$/

const filesIn = async (folder: string): Promise<ReadonlyArray<string>> => readdir(folder).catch((): ReadonlyArray<string> => [])

/** Writes the file compressed by brotli and by gzip beside it. */
export const compress = async (file: string): Promise<void> => {
  const whole = await readFile(file)
  const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length }
  await writeFile(`${file}.br`, await brotli(whole, { params: best }))
  await writeFile(`${file}.gz`, await gzipped(whole, { level: 9 }))
}

/** The Vite plugin; applies to the browser build only. */
export const release = (): Plugin => {
  let config: ResolvedConfig
  let lastFiles: ReadonlySet<string> = new Set()
  const isBrowserBuild = () => config.command === "build" && config.build.ssr === false && config.build.manifest !== false
  return {
    name: "delguur:release",
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      if (!isBrowserBuild()) return
      const manifest = await readManifest(path.join(config.root, config.build.outDir, "manifest.json"))
      lastFiles = new Set(filesOf(manifest))
    },
    async closeBundle() {
      if (!isBrowserBuild()) return
      const out = path.join(config.root, config.build.outDir)
      const newFiles = filesOf(await readManifest(path.join(out, "manifest.json")))
      const isSameRelease = newFiles.every((file) => lastFiles.has(file))
      const retained = new Set([...lastFiles, ...newFiles])
      const assets = await filesIn(path.join(out, config.build.assetsDir))
      const obsolete = assets.filter((name) => !retained.has(`${config.build.assetsDir}/${name.replace(/\.(?:br|gz)$/, "")}`))
      // A rebuild of the same sources is no new release and deletes nothing.
      if (!isSameRelease) await Promise.all(obsolete.map((name) => rm(path.join(out, config.build.assetsDir, name))))
      await Promise.all(newFiles.filter((file) => compressible.test(file)).map((file) => compress(path.join(out, file))))
    },
  }
}
