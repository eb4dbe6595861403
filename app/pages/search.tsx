/** What a search found. S9. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { SearchScreen } from "#ui/listing/search-screen.tsx"
import { definePage } from "../page.ts"
import type { ListActors } from "./catalogue/list-life.ts"
import { questionAt } from "./question-at.ts"
import { worded } from "./worded.ts"

export const page = definePage<ListingPage, ListActors>({
  fetch: (ports, place) => worded(ports).fetchListing(questionAt(place)),
  life: () => import("./search-life.ts"),
  title: (text, { context: { question } }, { brand }) =>
    `${question.text === null ? text("listing.search") : `${text("listing.search")}: ${question.text}`} · ${brand}`,
  Screen: SearchScreen,
})
