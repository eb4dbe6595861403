/** Vite plugin that evaluates the coverage table while the book is built: `import coverage from "virtual:coverage"`. */
import path from "node:path"
import { runnerImport, type Plugin } from "vite"
import type { coverage } from "./coverage.ts"

const virtualId = "virtual:coverage"
const resolvedId = `\0${virtualId}`
const source = path.join(import.meta.dirname, "coverage.ts")

export const coveragePlugin = (): Plugin => ({
  name: "delguur:coverage",
  resolveId: (id) => (id === virtualId ? resolvedId : null),
  async load(id) {
    if (id !== resolvedId) return null
    const { module, dependencies } = await runnerImport<{ readonly coverage: typeof coverage }>(source)
    for (const file of [source, ...dependencies]) this.addWatchFile(path.resolve(file))
    return `export default ${JSON.stringify(module.coverage())}`
  },
})
