/** What a search found. S9. */
import { ListingScreen } from "#ui/listing/listing-screen.tsx"
import { listingPage } from "./listing-page.tsx"

export const page = listingPage({
  Screen: ListingScreen,
  title: (text, question) => (question.text === null ? text("listing.search") : `${text("listing.search")}: ${question.text}`),
})
