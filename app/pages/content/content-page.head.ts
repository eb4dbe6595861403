/** Head of a page of information. */
import type { ContentPage } from "#domain/entities/content/page.ts"
import { informationPages } from "#domain/rules/content/information-pages.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs } from "#app/server/structured-data.ts"

export const head = defineHead<ContentPage>({
  head: ({ title, summary }, { text, to, location }) => ({
    ...(summary !== "" && { description: summary }),
    structuredData: [breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: title, path: location.path }], to)],
  }),
  addresses: () => informationPages.map((slug) => ({ path: `/page/${slug}`, changedAt: null })),
  entry: { name: "Delivery", path: "/page/delivery", text: "when orders arrive and what delivery costs; /page/returns, /page/privacy and /page/terms likewise" },
})
