/** Page of a look book. E12. */
import { LookBookScreen } from "#ui/catalogue/look-books/look-book-screen.tsx"
import type { PageLocation } from "#app/address.ts"
import { definePage } from "#app/page.ts"

const queryAt = ({ params }: PageLocation) => ({ id: params["id"] ?? "" })

export const page = definePage({
  fetch: (ports, location) => ports.fetchLookBook(queryAt(location)),
  machine: async () => (await import("#machines/catalogue/look-book.ts")).lookBookMachine,
  input: ({ data, location }) => ({ page: data, query: queryAt(location) }),
  title: (text, { context: { page: data } }, { brand }) => `${data?.book.title ?? text("looks.title")} · ${brand}`,
  Screen: LookBookScreen,
})
