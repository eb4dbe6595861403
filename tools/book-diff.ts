/** Report of pictures that changed since an earlier set: `npm run book:diff`. Exits with 1 if any changed. */
import { existsSync } from "node:fs"
import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { compareSets } from "./book-compare.ts"
import { pageOfDifferences } from "./book-pages.ts"
import { progressOf, type Progress } from "./book-progress.ts"
import { listOfShots } from "./book-shot.ts"

const root = path.resolve(import.meta.dirname, "..")
const [before = "shots/book-before", after = "shots/book"] = process.argv.slice(2)
const sets = { before: path.resolve(root, before), after: path.resolve(root, after), out: path.resolve(root, "shots", "book-diff") }

for (const set of [sets.before, sets.after]) {
  if (existsSync(path.join(set, listOfShots))) continue
  console.error(`${path.relative(root, set)} holds no pictures: take them with npm run book:shots (twice, or --out <folder>)`)
  process.exit(2)
}

await rm(sets.out, { recursive: true, force: true })
await mkdir(sets.out, { recursive: true })
let progress: Progress | undefined
const differences = await compareSets({
  ...sets,
  onShot: ({ title, name }, total) => {
    progress ??= progressOf(total)
    progress.step(`${title}: ${name}`)
  },
})
/** Address of a set from the page of the report. */
const addressOf = (set: string) => path.relative(sets.out, set).split(path.sep).join("/")
await writeFile(path.join(sets.out, "index.html"), pageOfDifferences(differences, addressOf(sets.before), addressOf(sets.after)))

for (const { kind, shot } of differences) console.log(`  ${kind.padEnd(8)} ${shot.file}`)
console.log(differences.length === 0 ? "Nothing changed." : `${differences.length} changed: shots/book-diff/index.html`)
process.exitCode = differences.length === 0 ? 0 : 1
