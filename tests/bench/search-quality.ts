/** Quality of the search on the judged questions: NDCG@10, and the share of questions without a hit. */
import { readFile } from "node:fs/promises"
import { Hono } from "hono"
import { createSearch } from "#adapters/search/search.ts"
import { seedCatalogue } from "#backend/demo/catalogue/seed-catalogue.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { searchRoutes } from "#backend/search/routes.ts"
import { createSearch as createEmbedded } from "#backend/search/search.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { Row } from "./row.ts"

/** Sets of judged questions: of goods, and the everyday ones that say for whom, in which colour or for which occasion. */
const questionFiles = { goods: "judged-questions.tsv", everyday: "judged-everyday-questions.tsv" } as const
type QuestionSet = keyof typeof questionFiles

export type JudgedQuestion = {
  readonly set: QuestionSet
  readonly text: string
  readonly grades: ReadonlyArray<readonly [key: string, grade: number]>
  readonly heldOut: boolean
}
export type JudgedProduct = { readonly sku: string; readonly brand: string; readonly permalink: string }
/** `skus` are the hits in order, `score` their NDCG@10. */
export type Judged = JudgedQuestion & { readonly skus: ReadonlyArray<string>; readonly score: number }

const readSet = async (set: QuestionSet): Promise<ReadonlyArray<JudgedQuestion>> =>
  (await readFile(new URL(`../samples/search/${questionFiles[set]}`, import.meta.url), "utf8"))
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [text = "", grades = "", part = ""] = line.split("\t")
      return {
        set,
        text,
        heldOut: part === "held-out",
        grades: grades.split(" ").map((grade) => [grade.slice(0, -2), Number(grade.at(-1))] as const),
      }
    })

export const readQuestions = async (): Promise<ReadonlyArray<JudgedQuestion>> =>
  (await Promise.all([readSet("goods"), readSet("everyday")])).flat()

/** Whether a key of a grade names a product: by its brand, `@brand:nuurlan`, by a taxon above it, `@women/shoes`, or by its SKU. */
const covers = (key: string, { sku, brand, permalink }: JudgedProduct): boolean => {
  if (key.startsWith("@brand:")) return key === `@brand:${brand}`
  if (key.startsWith("@")) return `${permalink}/`.startsWith(`${key.slice(1)}/`)
  return key === sku
}

/** Highest grade of a product for a question, 0 for none. */
export const gradeOf = ({ grades }: Pick<JudgedQuestion, "grades">, product: JudgedProduct): number =>
  grades.reduce((highest, [key, grade]) => (covers(key, product) ? Math.max(highest, grade) : highest), 0)

/** Discounted cumulative gain of the first ten grades. */
const discountedGain = (grades: ReadonlyArray<number>): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** NDCG@10 of grades in the found order, against the best order of all `possible` grades. */
export const gainOf = (found: ReadonlyArray<number>, possible: ReadonlyArray<number>): number => {
  const ideal = discountedGain(possible.toSorted((one, other) => other - one))
  return ideal === 0 ? 0 : discountedGain(found) / ideal
}

/** Results of all judged questions, sent as the storefront sends them. Only listed products count as possible. */
export const judge = async (): Promise<ReadonlyArray<Judged>> => {
  const db = await openEmbedded(null)
  try {
    await migrate(db)
    await seedCatalogue(db)
    const app = new Hono().route("/search-service", searchRoutes({ service: createEmbedded(db) }))
    const search = createSearch({
      fetch: async (input, init) => app.fetch(new Request(input, init)),
      origin: "http://shop.test",
      locale: "mn",
      pageSize: 200,
    })
    const listed = await search.listing(emptyListingQuery)
    const taxons = await db.query<{ sku: string; permalink: string }>(
      "select p.sku, t.permalink from products p join taxons t on t.id = p.taxon_id",
    )
    const permalinks = new Map(taxons.map(({ sku, permalink }) => [sku, permalink]))
    const products = listed.tiles.map(({ sku, brand }): JudgedProduct => ({
      sku,
      brand: brand?.code ?? "",
      permalink: permalinks.get(sku) ?? "",
    }))
    const judged: Judged[] = []
    for (const question of await readQuestions()) {
      const grades = new Map(products.map((product) => [product.sku, gradeOf(question, product)]))
      const { tiles } = await search.listing({ ...emptyListingQuery, text: question.text })
      const skus = tiles.map(({ sku }) => sku)
      const found = skus.map((sku) => grades.get(sku) ?? 0)
      judged.push({ ...question, skus, score: gainOf(found, [...grades.values()]) })
    }
    return judged
  } finally {
    await db.close()
  }
}

const mean = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0) / values.length

export const searchQualityRows = async (): Promise<ReadonlyArray<Row>> => {
  const judged = await judge()
  const ofSet = (wanted: QuestionSet): ReadonlyArray<Judged> => judged.filter(({ set }) => set === wanted)
  const parts = [
    ["all", judged],
    ...Object.keys(questionFiles).flatMap((set) => {
      const questions = ofSet(set as QuestionSet)
      return [
        [`${set}, tuning`, questions.filter(({ heldOut }) => !heldOut)],
        [`${set}, held out`, questions.filter(({ heldOut }) => heldOut)],
      ] as const
    }),
  ] as const
  return parts.flatMap(([name, questions]): ReadonlyArray<Row> => [
    {
      name: `search NDCG@10, ${name} (${questions.length} questions)`,
      measured: mean(questions.map(({ score }) => score)),
      unit: "",
      ...(name === "all" ? { bar: 0.9, atLeast: true } : {}),
    },
    {
      name: `search found nothing, ${name}`,
      measured: mean(questions.map(({ skus }) => (skus.length === 0 ? 100 : 0))),
      unit: "%",
      ...(name === "all" ? { bar: 2 } : {}),
    },
  ])
}
