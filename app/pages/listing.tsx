/** Everything, or one category of it. S5, S30. */
import { ListingScreen } from "#ui/listing/listing-screen.tsx"
import { listingPage } from "./listing-page.tsx"

export const page = listingPage({
  Screen: ListingScreen,
  title: (text, _, list) => list?.breadcrumb.at(-1)?.name ?? text("listing.all"),
})
