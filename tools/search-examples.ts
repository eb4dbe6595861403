/** `npm run search:examples`: twenty judged questions and the everyday ones with their first five answers, written to `docs/measurements/search-examples.md`. */
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
/** Number of queries, taken evenly from the judged set, of which every third is held out. */
const shown = 20

const db = await openEmbedded(null)
await migrate(db)
await seedCatalogue(db)
const search = await servedSearch(createSearch(db))
const questions = await readQuestions()
const chosen = Array.from({ length: shown }, (_, at) => questions[Math.floor((at * questions.length) / shown) + (at % 3)]).filter(
  (question) => question !== undefined,
)
const rowOf = async (text: string, last: string): Promise<string> => {
  const { tiles, total, corrected, leftOut, part } = await search.listing({ ...emptyListingQuery, text })
  const answers = tiles.slice(0, 5).map(({ title }, place) => `${place + 1}. ${title}`)
  const notes = [
    ...(corrected === null ? [] : [`as «${corrected}»`]),
    ...leftOut.map((term) => `without «${term}»`),
    ...(part === undefined ? [] : [`leads on by «${part}»`]),
  ]
  return `| ${text} | ${answers.length === 0 ? "nothing" : answers.join("<br>")} | ${[total, ...notes].join(", ")} |${last}`
}
const rows: string[] = []
for (const { text, heldOut } of chosen) rows.push(await rowOf(text, ` ${heldOut ? "held out" : "tuning"} |`))
const everyday: string[] = []
for (const line of (await readFile(everydayFile, "utf8")).trim().split("\n").slice(1))
  everyday.push(await rowOf(line.split("\t")[0] ?? "", ""))
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
