/** The machine of a search: a list of products that asks for nothing while there are no words. S9. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import type { Life } from "#app/page.ts"
import { life as ofLists, type ListActors } from "#app/pages/catalogue/list-life.ts"
import { worded } from "#app/pages/worded.ts"

export const life: Life<ListingPage, ListActors> = {
  ...ofLists,
  open: (given) => ofLists.open({ ...given, ports: worded(given.ports) }),
}
