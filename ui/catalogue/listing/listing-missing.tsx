/** Listing of a category that does not exist, with the categories that the shop has. */
import SearchX from "lucide-react/icons/search-x"
import { emptyListingQuery, listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { PopularCategories } from "./popular-categories.tsx"

export const ListingMissing = () => {
  const text = useText()
  return (
    <div className="page" data-state="missing">
      <EmptyState title={text("listing.missing")} text={text("listing.missing.text")} icon={<SearchX />} heading="h1">
        <ButtonLink href={listingAddress(emptyListingQuery)}>{text("listing.all")}</ButtonLink>
      </EmptyState>
      <PopularCategories />
    </div>
  )
}
