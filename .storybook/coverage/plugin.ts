/** Works out, while the book is built, what can happen to each machine: `import happenings from "virtual:happenings"`. */
import path from "node:path"
import { runnerImport, type Plugin } from "vite"
import type { coverage } from "./coverage.ts"

const virtualId = "virtual:happenings"
const answered = `\0${virtualId}`
const source = path.join(import.meta.dirname, "happenings.ts")

export const coveragePlugin = (): Plugin => ({
  name: "delguur:happenings",
  resolveId: (id) => (id === virtualId ? answered : null),
  async load(id) {
    if (id !== answered) return null
    const { module, dependencies } = await runnerImport<{ readonly coverage: typeof coverage }>(source)
    for (const file of [source, ...dependencies]) this.addWatchFile(path.resolve(file))
    return `export default ${JSON.stringify(module.coverage())}`
  },
})
