/** Head of an author. */
import type { AuthorPage } from "#machines/content/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs } from "#app/server/structured-data.ts"

export const head = defineHead<AuthorPage>({
  head: ({ author }, { text, to, location }) => ({
    description: `${author.name}. ${author.about}`,
    structuredData: [breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("media.title"), path: "/media" }, { name: author.name, path: location.path }], to)],
  }),
})
