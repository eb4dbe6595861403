/** Model of the look books machine. */
import { lookBooks, lookBooksPage } from "#book/fixtures/catalogue/look-books.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { lookBooksMachine } from "#machines/catalogue/look-books.ts"
import { modelOf } from "#book/models/model.ts"

const more = { ...lookBooksPage, pages: 2 }

export const model = modelOf(lookBooksMachine, {
  inputs: [{ page: null }, { page: more }],
  events: [{ type: "more.fetch" }, { type: "page.retry" }],
  answers: {
    fetchLookBooks: { values: [more, { items: [], page: 1, pages: 1, total: 0 }], problems: [unreachable] },
    fetchMore: { values: [{ ...lookBooksPage, page: 2, pages: 2, items: lookBooks.slice(0, 1).map((book) => ({ ...book, id: 77 })) }], problems: [unreachable] },
  },
  about: ({ books: { items, stillFetch } }) => [items.length > 0, stillFetch],
  driver: {
    shopper: {
      "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "looks.more"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
