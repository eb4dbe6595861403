/** Controller of search results: a listing that sends no request without search terms. S9. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { controller as ofLists } from "#app/pages/catalogue/list-controller.ts"
import { wordedListing } from "./worded-listing.ts"
import { overriddenPorts } from "#app/overridden-ports.ts"

export const controller = defineController({
  ...ofLists,
  open: (pageInput: PageInput<ListingPage>) =>
    ofLists.open({ ...pageInput, ports: overriddenPorts(pageInput.ports, { fetchListing: wordedListing(pageInput.ports) }) }),
})
