/** Breadcrumb of the requested category: from the response, or from the taxon tree until it arrives. */
import { useSelector } from "@xstate/react"
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { inLocale } from "#domain/entities/locale.ts"
import { breadcrumb } from "#domain/rules/catalogue/taxon-tree.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale } from "#ui/messages/messages.tsx"

const nowhere: ListingPage["breadcrumb"] = []

export const useBreadcrumb = ({ permalink }: ListingQuery, page: ListingPage | null): ListingPage["breadcrumb"] => {
  const locale = useLocale()
  const known = permalink === null ? nowhere : page !== null && page.query.permalink === permalink ? page.breadcrumb : null
  const taxons = useSelector(useActorRefs().site, ({ context }) => (known === null ? context.site?.taxons : undefined))
  if (known !== null || permalink === null) return known ?? nowhere
  return breadcrumb(taxons ?? [], permalink).map((taxon) => ({ id: taxon.id, permalink: taxon.permalink, name: inLocale(taxon.name, locale) }))
}
