/** Listing query of a location. */
import { collections, type ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { readListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { PageLocation } from "#app/address.ts"

export const listingQueryAt = ({ path, params, searchParams }: PageLocation): ListingQuery =>
  readListingQuery(params["*"] ?? null, searchParams.toString(), collections.find((collection) => path === `/${collection}`) ?? null)
