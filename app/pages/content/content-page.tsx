/** Page of information. E14. */
import type { ContentPage } from "#domain/entities/content/page.ts"
import { ContentPageScreen } from "#ui/content/content-page-screen.tsx"
import { definePage } from "#app/page.ts"
import type { ContentPageActors } from "./content-page-controller.ts"

export const page = definePage<ContentPage, ContentPageActors>({
  fetch: (ports, { params }) => ports.fetchContentPage({ slug: params["slug"] ?? "" }),
  controller: () => import("./content-page-controller.ts"),
  title: (text, { value, context }, { brand }) => {
    const title = value === "missing" ? text("page.missing") : context.page?.title
    return title === undefined ? brand : `${title} · ${brand}`
  },
  Screen: ContentPageScreen,
})
