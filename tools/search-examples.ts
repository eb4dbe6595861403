/** `npm run search:examples`: twenty judged questions with their first five answers, written to `docs/measurements/search-examples.md`. */
import { writeFile } from "node:fs/promises"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import { createSearch } from "#backend/search/search.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { servedSearch } from "#tests/bench/search.bench.ts"
import { readQuestions } from "#tests/bench/search-quality.ts"

const file = new URL("../docs/measurements/search-examples.md", import.meta.url)
/** Number of questions, taken evenly from the judged set, of which every third is held out. */
const shown = 20

const db = await openEmbedded(null)
await migrate(db)
await seedCatalogue(db)
const search = await servedSearch(createSearch(db))
const questions = await readQuestions()
const chosen = Array.from({ length: shown }, (_, at) => questions[Math.floor((at * questions.length) / shown) + (at % 3)]).filter((question) => question !== undefined)
const rows: string[] = []
for (const { text, heldOut } of chosen) {
  const { tiles, total, corrected } = await search.listing({ ...emptyListingQuery, text })
  const answers = tiles.slice(0, 5).map(({ title }, place) => `${place + 1}. ${title}`)
  rows.push(`| ${text} | ${answers.length === 0 ? "nothing" : answers.join("<br>")} | ${total}${corrected === null ? "" : `, as «${corrected}»`} | ${heldOut ? "held out" : "tuning"} |`)
}
await db.close()

await writeFile(file, `# Twenty questions

Twenty questions of the ${questions.length} judged ones (\`tests/samples/search/judged-questions.tsv\`), taken at equal distances and not by their answers: the first five
products of the demo shop in Mongolian, and how many were found. Made by \`npm run search:examples\`.

| question | first five | found | part |
|---|---|---|---|
${rows.join("\n")}
`)
console.log(`${rows.length} questions written`)
