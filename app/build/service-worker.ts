/** Vite plugin that builds the service worker into one file without a hash, `sw.js`, after the files that it names. */
import path from "node:path"
import { build, type Plugin, type ResolvedConfig } from "vite"
import { filesOf, filesWith, readManifest } from "./manifest.ts"
import { compress } from "./release.ts"

/**
 * Modules that pages load after the entry and its dynamic imports, with those of dialogs and of the pages that are stored before
 * they are opened: the start of the installed app and the cart.
 */
const laterModules = [
  "app/client/start-machines.ts",
  "app/first-view/preload-schemas.ts",
  "app/first-view/preload-entities.ts",
  "app/client/adapters.ts",
  "adapters/other-ports.ts",
  "app/client/late-parts.ts",
  "app/pages/catalogue/home.tsx",
  "app/pages/catalogue/home-controller.ts",
  "app/pages/cart/cart.tsx",
  "app/pages/cart/cart-controller.ts",
  "ui/parts/overlay/dialog-surface.tsx",
]

export const serviceWorker = (): Plugin => {
  let config: ResolvedConfig
  /** Files of the build by the module that they contain, as paths from the root. */
  let fileByModule: ReadonlyMap<string, string> = new Map()
  return {
    name: "delguur:service-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []))
      fileByModule = new Map(
        files.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [path.relative(config.root, id), fileName] as const)),
      )
    },
    async closeBundle() {
      if (config.build.ssr !== false || config.build.manifest === false) return
      const outDir = path.join(config.root, config.build.outDir)
      const manifest = await readManifest(path.join(outDir, "manifest.json"))
      const unknown = laterModules.filter((module) => !fileByModule.has(module))
      if (unknown.length > 0) throw new Error(`the build has no file of ${unknown.join()}`)
      const laterFiles = new Set(laterModules.map((module) => fileByModule.get(module)))
      const later = Object.keys(manifest).filter((name) => laterFiles.has(manifest[name]?.file))
      const files = filesOf(manifest).toSorted()
      await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: "warn",
        // Makes the worker's file differ by release, so that browsers install it.
        define: {
          RELEASE: JSON.stringify({
            files,
            later: filesWith(manifest, [...(manifest["app/client/entry.tsx"]?.dynamicImports ?? []), ...later]),
          }),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: "es2023",
          lib: {
            entry: path.join(config.root, "app/service-worker/worker.ts"),
            formats: ["iife"],
            name: "worker",
            fileName: () => "sw.js",
          },
        },
      })
      await compress(path.join(outDir, "sw.js"))
    },
  }
}
