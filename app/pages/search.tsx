/** What a search found. S9. */
import { SearchScreen } from "#ui/listing/search-screen.tsx"
import { listingPage } from "./listing-page.tsx"

export const page = listingPage({
  Screen: SearchScreen,
  title: (text, question) => (question.text === null ? text("listing.search") : `${text("listing.search")}: ${question.text}`),
})
