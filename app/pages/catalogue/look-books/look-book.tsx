/** Page of a look book. E12. */
import type { LookBookPage } from "#machines/catalogue/ports.ts"
import { LookBookScreen } from "#ui/catalogue/look-books/look-book-screen.tsx"
import { definePage } from "#app/page.ts"
import type { LookBookActors } from "./look-book-controller.ts"

export const page = definePage<LookBookPage, LookBookActors>({
  fetch: (ports, { params }) => ports.fetchLookBook({ id: params["id"] ?? "" }),
  controller: () => import("./look-book-controller.ts"),
  title: (text, { context: { page: shown } }, { brand }) => `${shown?.book.title ?? text("looks.title")} · ${brand}`,
  Screen: LookBookScreen,
})
