/** Head of a promotion: its description, picture and breadcrumb. */
import type { PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs } from "#app/server/structured-data.ts"

export const head = defineHead<PromotionDetail>({
  head: ({ id, name, description, image }, { text, to }) => ({
    description: description === "" ? name : description,
    picture: image?.src,
    structuredData: [
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("promotions.title"), path: "/promotions" }, { name, path: `/promotion/${id}` }], to),
    ],
  }),
})
