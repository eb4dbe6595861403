/** What a place asks of the products. */
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { readListingQuery } from "#domain/rules/catalogue/listing-question.ts"
import type { PageLocation } from "../address.ts"

export const listingQueryAt = ({ params, searchParams }: PageLocation): ListingQuery => readListingQuery(params["*"] ?? null, searchParams.toString())
