/** Size check of `npm run build`: prints the table and exits with 1 when a first view is over its budget. */
import path from "node:path"
import { runnerImport } from "vite"
import type * as firstViews from "#app/build/first-views.ts"

const root = path.resolve(import.meta.dirname, "..")
const { module } = await runnerImport<typeof firstViews>(path.join(root, "app/build/first-views.ts"), { configFile: false, root })
const views = await module.firstViews(root)
if (!module.fitAll(views)) {
  console.error(`A first view is over app/build/size-budget.json:\n${module.sizeTable(views)}`)
  process.exitCode = 1
}
