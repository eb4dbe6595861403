/**
 * Report of search results, `docs/measurements/search-examples.md`: the first five of twenty judged questions and of the everyday
 * ones. `npm run search:examples`.
 */
import { readFile, writeFile } from "node:fs/promises"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import { createSearch } from "#backend/search/search.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { servedSearch } from "#tests/bench/search.bench.ts"
import { readQuestions } from "#tests/bench/search-quality.ts"

const file = new URL("../docs/measurements/search-examples.md", import.meta.url)
const everydayFile = new URL("../tests/samples/search/everyday-questions.tsv", import.meta.url)
/** Number of questions, taken at equal distances from the judged ones. */
const exampleCount = 20
/** Number of results for each question. */
const resultCount = 5

const db = await openEmbedded(null)
await migrate(db)
await seedCatalogue(db)
const search = await servedSearch(createSearch(db))
const questions = (await readQuestions()).filter(({ set }) => set === "goods")
const examples = Array.from({ length: exampleCount }, (_, at) => {
  // Every third question is held out, so the offset takes questions of both parts.
  const offset = at % 3
  return questions[Math.floor((at * questions.length) / exampleCount) + offset]
}).filter((question) => question !== undefined)

/** Row of a table: the question, its results, their number with notes on corrections, then `lastCells`. */
const rowOf = async (text: string, ...lastCells: ReadonlyArray<string>): Promise<string> => {
  const { tiles, total, corrected, leftOut, part } = await search.listing({ ...emptyListingQuery, text })
  const results = tiles.slice(0, resultCount).map(({ title }, place) => `${place + 1}. ${title}`)
  const notes = [
    ...(corrected === null ? [] : [`as «${corrected}»`]),
    ...leftOut.map((term) => `without «${term}»`),
    ...(part === undefined ? [] : [`leads on by «${part}»`]),
  ]
  const cells = [text, results.length === 0 ? "nothing" : results.join("<br>"), [total, ...notes].join(", "), ...lastCells]
  return `| ${cells.join(" | ")} |`
}
const rows: string[] = []
for (const { text, heldOut } of examples) rows.push(await rowOf(text, heldOut ? "held out" : "tuning"))
const everyday: string[] = []
for (const line of (await readFile(everydayFile, "utf8")).trim().split("\n").slice(1)) {
  const [text = ""] = line.split("\t")
  everyday.push(await rowOf(text))
}
await db.close()

await writeFile(
  file,
  `# Twenty questions

Twenty questions of the ${questions.length} judged ones (\`tests/samples/search/judged-questions.tsv\`), taken at equal distances and not by their answers: the first five
products of the demo shop in Mongolian, and how many were found. Made by \`npm run search:examples\`.

| question | first five | found | part |
|---|---|---|---|
${rows.join("\n")}

# Everyday questions

The ${everyday.length} questions of \`tests/samples/search/everyday-questions.tsv\`, which a test asks too. Many are of things that the demo shop does not have.

| question | first five | found |
|---|---|---|
${everyday.join("\n")}
`,
)
console.log(`${rows.length} questions written`)
