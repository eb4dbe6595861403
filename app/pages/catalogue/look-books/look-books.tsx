/** Page of the look books. E12. */
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import type { Page } from "#machines/page.ts"
import { LookBooksScreen } from "#ui/catalogue/look-books/look-books-screen.tsx"
import { definePage } from "#app/page.ts"
import type { LookBooksActors } from "./look-books-controller.ts"

export const page = definePage<Page<LookBook>, LookBooksActors>({
  fetch: (ports) => ports.fetchLookBooks({ page: 1 }),
  controller: () => import("./look-books-controller.ts"),
  title: (text, _, { brand }) => `${text("looks.title")} · ${brand}`,
  Screen: LookBooksScreen,
})
