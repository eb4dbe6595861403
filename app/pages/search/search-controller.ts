/** Controller of search results: a listing that sends no request without search terms. S9. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import type { PageController } from "#app/page.ts"
import { controller as ofLists, type ListActors } from "#app/pages/catalogue/list-controller.ts"
import { wordedListing } from "./worded-listing.ts"
import { overriddenPorts } from "#app/overridden-ports.ts"

export const controller: PageController<ListingPage, ListActors> = {
  ...ofLists,
  open: (pageInput) => ofLists.open({ ...pageInput, ports: overriddenPorts(pageInput.ports, { fetchListing: wordedListing(pageInput.ports) }) }),
}
