/** Head of the promotions. */
import type { Promotion } from "#domain/entities/promotions/promotion.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs } from "#app/server/structured-data.ts"

export const head = defineHead<ReadonlyArray<Promotion>>({
  head: (promotions, { text, to }) => ({
    description: text("promotions.description"),
    picture: promotions.find(({ image }) => image !== null)?.image?.src,
    structuredData: [breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("promotions.title"), path: "/promotions" }], to)],
  }),
  offered: ({ lacks }) => !lacks.includes("promotions"),
})
