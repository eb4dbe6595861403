/** Heads for crawlers: pages of promotions. */
import type { PromotionDetail, Promotion } from "#domain/entities/promotions/promotion.ts"
import { defineHeads } from "#app/server/page-head.ts"
import { breadcrumbs } from "#app/server/structured-data.ts"

export const heads = defineHeads({
  promotion: {
    head: ({ id, name, description, image }: PromotionDetail, { text, to }) => ({
      description: description === "" ? name : description,
      picture: image?.src,
      structuredData: [
        breadcrumbs(
          [
            { name: text("promotions.title"), path: "/promotions" },
            { name, path: `/promotion/${id}` },
          ],
          { text, to },
        ),
      ],
    }),
  },
  promotions: {
    head: (promotions: ReadonlyArray<Promotion>, { text, to }) => ({
      description: text("promotions.description"),
      picture: promotions.find(({ image }) => image !== null)?.image?.src,
      structuredData: [breadcrumbs([{ name: text("promotions.title"), path: "/promotions" }], { text, to })],
    }),
    offered: ({ lacks }) => !lacks.includes("promotions"),
  },
})
