/** Head of the look books. */
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import type { Page } from "#machines/page.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs, pageList } from "#app/server/structured-data.ts"

export const head = defineHead<Page<LookBook>>({
  head: ({ items }, { text, to }) => ({
    description: text("looks.lead"),
    picture: items[0]?.images[0]?.src,
    structuredData: [
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("looks.title"), path: "/look-books" }], to),
      pageList(items.map(({ id, title }) => ({ name: title, path: `/look-books/${id}` })), to),
    ],
  }),
  offered: ({ lacks }) => !lacks.includes("look_books"),
  entry: { name: "Look books", path: "/look-books", text: "pictures with the products in them" },
})
