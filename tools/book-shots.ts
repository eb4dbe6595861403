/** Pictures of every story with a page to view them: `npm run book:shots`. The previous set stays for comparison. */
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { chromium } from "playwright-core"
import { openCamera } from "./book-camera.ts"
import { shotOptions, storiesNamed, UnknownChoice } from "./book-options.ts"
import { pageOfShots } from "./book-pages.ts"
import { progressOf } from "./book-progress.ts"
import { serveBook } from "./book-server.ts"
import { listOfShots, shotOf, type Look, type Shot, type ShotSet, type Story } from "./book-shot.ts"
import { browserFlags, findBrowser } from "./browser.ts"
import { execute } from "./step.ts"

const root = path.resolve(import.meta.dirname, "..")
const book = path.join(root, "dist", "book")
/** Number of cameras that work in parallel. */
const cameras = 2

const readOptions = () => {
  try {
    return shotOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof UnknownChoice || error instanceof TypeError ? error.message : error)
    return process.exit(2)
  }
}

const build = async () => {
  console.log("Building the book…")
  const { code, output } = await execute(["npm", "run", "build:book"])
  if (code !== 0) throw new Error(`the book cannot be built\n${output}`)
}

/** Creates the folder of a set, and renames an older set there to `…-before`. */
const createFolder = async (set: string) => {
  const older = `${set}-before`
  if (existsSync(path.join(set, listOfShots))) {
    await rm(older, { recursive: true, force: true })
    await rename(set, older)
  }
  await mkdir(set, { recursive: true })
}

const { looks, name, out, built } = readOptions()
const folder = path.resolve(root, out)
if (!built || !existsSync(path.join(book, "index.json"))) await build()
const index = JSON.parse(await readFile(path.join(book, "index.json"), "utf8"))
const stories = storiesNamed(index, name)
if (stories.length === 0) {
  console.error(`no story of the book is called ${name}`)
  process.exit(2)
}
await createFolder(folder)

const server = await serveBook(book)
const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: browserFlags })
const queue: Array<{ readonly story: Story; readonly look: Look }> = looks.flatMap((look) => stories.map((story) => ({ story, look })))
const order = new Map(stories.map(({ id }, index) => [id, index]))
const progress = progressOf(queue.length)
const taken = new Map<string, Shot>()
const failed: string[] = []

/** Takes pictures until the queue is empty. */
const work = async () => {
  const camera = await openCamera(browser, server.address)
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { story, look } = next
    const label = `${story.title}: ${story.name}`
    try {
      const picture = await camera.take(story, look)
      const shot = shotOf(story, { ...look, window: picture.window })
      if (picture.failed) failed.push(`${label} (${look.locale}, ${look.theme}, ${picture.window})`)
      await writeFile(path.join(folder, shot.file), picture.png)
      taken.set(shot.file, shot)
    } catch (error) {
      failed.push(`${label}: ${error instanceof Error ? error.message : String(error)}`)
    }
    progress.step(label)
  }
  await camera.close()
}

await Promise.all(Array.from({ length: cameras }, work))
await browser.close()
await server.close()

const shots = [...taken.values()].toSorted(
  (one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0) || one.file.localeCompare(other.file),
)
const set: ShotSet = { shots, stories: storiesNamed(index, "").map(({ id }) => id) }
await writeFile(path.join(folder, listOfShots), `${JSON.stringify(set, null, 1)}\n`)
await writeFile(path.join(folder, "index.html"), pageOfShots(shots))
console.log(`${shots.length} pictures: ${path.join(out, "index.html")}`)
for (const label of failed) console.error(`  failed: ${label}`)
process.exitCode = failed.length === 0 ? 0 : 1
