/** Page of the look books. E12. */
import { LookBooksScreen } from "#ui/catalogue/look-books/look-books-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports) => ports.fetchLookBooks({ page: 1 }),
  machine: async () => (await import("#machines/catalogue/look-books.ts")).lookBooksMachine,
  input: ({ data }) => ({ page: data }),
  title: (text, _, { brand }) => `${text("looks.title")} · ${brand}`,
  Screen: LookBooksScreen,
})
