/** Works out, while the book is built, what can happen to each machine: `import happenings from "virtual:happenings"`. */
import path from "node:path"
import { runnerImport, type Plugin } from "vite"
import type { happenings } from "./happenings.ts"

const virtualId = "virtual:happenings"
const answered = `\0${virtualId}`
const source = path.join(import.meta.dirname, "happenings.ts")

export const happeningsPlugin = (): Plugin => ({
  name: "delguur:happenings",
  resolveId: (id) => (id === virtualId ? answered : null),
  async load(id) {
    if (id !== answered) return null
    const { module, dependencies } = await runnerImport<{ readonly happenings: typeof happenings }>(source)
    for (const file of [source, ...dependencies]) this.addWatchFile(path.resolve(file))
    return `export default ${JSON.stringify(module.happenings())}`
  },
})
