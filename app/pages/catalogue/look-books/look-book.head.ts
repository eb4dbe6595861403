/** Head of a look book: its breadcrumb and the products of its pictures. */
import type { LookBookPage } from "#machines/catalogue/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs, itemList } from "#app/server/structured-data.ts"

export const head = defineHead<LookBookPage>({
  head: ({ book, tiles }, { text, to }) => ({
    description: book.description === "" ? book.title : book.description,
    picture: book.images[0]?.src,
    structuredData: [
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("looks.title"), path: "/look-books" }, { name: book.title, path: `/look-books/${book.id}` }], to),
      itemList(tiles, to),
    ],
  }),
  addresses: ({ lookBooks }) => lookBooks.map(({ id }) => ({ path: `/look-books/${id}`, changedAt: null })),
})
