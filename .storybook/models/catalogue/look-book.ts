/** Model of the look book machine. */
import { lookBookPage } from "#book/fixtures/catalogue/look-books.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { lookBookMachine } from "#machines/catalogue/look-book.ts"
import { modelOf } from "#book/models/model.ts"

const query = { id: "1" }

export const model = modelOf(lookBookMachine, {
  inputs: [
    { page: null, query },
    { page: lookBookPage, query },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchLookBook: { values: [lookBookPage], problems: [unreachable, missing] } },
  about: ({ page }) => page !== null,
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
