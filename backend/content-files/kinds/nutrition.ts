/** Nutrition of food, by the handles of products. C9. */
import { NutritionContent } from "#domain/entities/catalogue/nutrition-content.ts"
import { indexChanged } from "#backend/import/rename-rows.ts"
import type { ContentKind } from "../content-kind.ts"
import { table } from "../forms/table.ts"
import { unknownReferences } from "../references.ts"

const amounts = ["energy", "protein", "fat", "carbs", "sugar", "salt"] as const

type Row = Pick<NutritionContent, "handle"> & Readonly<Record<(typeof amounts)[number], number | null>>

const nutritionOf = ({ handle, ...row }: Row): NutritionContent => ({
  handle,
  ...Object.fromEntries(amounts.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
})

export const kind: ContentKind<NutritionContent> = {
  item: NutritionContent,
  effect: "Nutrition of food per 100 g: energy in kcal, the rest in grams. A product without a row shows none.",
  fields: {
    handle: "Handle of the product. Also `Барааны хаяг`, `Хаяг`.",
    energy: "Kilocalories in 100 g. Also `Илчлэг`.",
    protein: "Grams in 100 g. Also `Уураг`.",
    fat: "Grams in 100 g. Also `Өөх тос`, `Тос`.",
    carbs: "Grams in 100 g. Also `Нүүрс ус`.",
    sugar: "Grams in 100 g, part of the carbohydrates. Also `Чихэр`, `Элсэн чихэр`.",
    salt: "Grams in 100 g. Also `Давс`.",
  },
  example: { handle: "zugiin-bal-500-g", energy: 304, protein: 0.3, fat: 0, carbs: 82.4, sugar: 82.1, salt: 0.01 },
  form: table({
    handle: { holds: "text", headings: ["Барааны хаяг", "Хаяг"] },
    energy: { holds: "number", headings: ["Илчлэг"] },
    protein: { holds: "number", headings: ["Уураг"] },
    fat: { holds: "number", headings: ["Өөх тос", "Тос"] },
    carbs: { holds: "number", headings: ["Нүүрс ус"] },
    sugar: { holds: "number", headings: ["Чихэр", "Элсэн чихэр"] },
    salt: { holds: "number", headings: ["Давс"] },
  }),
  keyOf: ({ handle }) => handle,
  isOrdered: false,
  faults: (db, { items }) =>
    unknownReferences(
      db,
      "product",
      items.map(({ handle: name }, at) => ({ path: [at, "handle"], name })),
    ),
  read: async (db) => {
    const rows = await db.query<Row>(
      `select p.slug as handle, ${amounts.map((name) => `n.${name}`).join(", ")}
       from nutrition n join products p on p.id = n.product_id order by p.id`,
    )
    return rows.map(nutritionOf)
  },
  write: async (db, { put, gone, now }) => {
    for (const { handle, ...written } of put) {
      await db.query(
        `insert into nutrition (product_id, ${amounts.join(", ")}) select id, $2, $3, $4, $5, $6, $7 from products where slug = $1
         on conflict (product_id) do update set (${amounts.join(", ")}) = row(${amounts.map((name) => `excluded.${name}`).join(", ")})`,
        [handle, ...amounts.map((name) => written[name] ?? null)],
      )
    }
    await db.query("delete from nutrition n using products p where p.id = n.product_id and p.slug = any ($1::text[])", [
      gone.map(({ handle }) => handle),
    ])
    const changed = await db.query<{ id: number }>("select id from products where slug = any ($1::text[]) order by id", [
      [...put, ...gone].map(({ handle }) => handle),
    ])
    // Products say whether they have nutrition, which their page then asks for.
    const ids = changed.map(({ id }) => id)
    await indexChanged(db, ids, now, () => undefined)
    return []
  },
}
