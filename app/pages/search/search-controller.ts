/** Controller of search results: a listing that sends no request without search terms. S9. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { overriddenPorts } from "#app/overridden-ports.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { controller as listingController } from "#app/pages/catalogue/list-controller.ts"
import { fetchSearchResults } from "./fetch-search-results.ts"

export const controller = defineController({
  ...listingController,
  open: (pageInput: PageInput<ListingPage>) => {
    const ports = overriddenPorts(pageInput.ports, { fetchListing: fetchSearchResults(pageInput.ports) })
    return listingController.open({ ...pageInput, ports })
  },
})
