/** Props of a facet whose values are chosen. */
import type { ChoiceFacet } from "#domain/entities/catalogue/facet.ts"
import type { Bucket } from "#domain/entities/catalogue/listing.ts"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"

export type ChoiceProps = QueryProps & { readonly facet: ChoiceFacet; readonly buckets: ReadonlyArray<Bucket> }
