/** Breadcrumb of the requested category: from the response, or from the taxon tree until it arrives. */
import { useSelector } from "@xstate/react"
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { inLocale } from "#domain/entities/locale.ts"
import { breadcrumb } from "#domain/rules/catalogue/taxon-tree.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale } from "#ui/messages/messages.tsx"

const emptyBreadcrumb: ListingPage["breadcrumb"] = []

export const useBreadcrumb = ({ permalink }: ListingQuery, page: ListingPage | null): ListingPage["breadcrumb"] => {
  const locale = useLocale()
  /** `null` until the response to this query has arrived. */
  const ofPage = page?.query.permalink === permalink ? page.breadcrumb : null
  const isMissing = permalink !== null && ofPage === null
  const taxons = useSelector(useActorRefs().site, ({ context }) => (isMissing ? context.site?.taxons : undefined))
  if (permalink === null) return emptyBreadcrumb
  if (ofPage !== null) return ofPage
  return breadcrumb(taxons ?? [], permalink).map((taxon) => ({
    id: taxon.id,
    permalink: taxon.permalink,
    name: inLocale(taxon.name, locale),
  }))
}
