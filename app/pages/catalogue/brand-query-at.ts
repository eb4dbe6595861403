/** Brand and listing query of a location on a brand's page. */
import type { Brand, BrandCode } from "#domain/entities/catalogue/brand.ts"
import type { ListingPage, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { readBrandQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { PageLocation } from "#app/address.ts"

export type BrandData = { readonly brand: Brand; readonly listing: ListingPage }

export const brandAt = ({ params }: PageLocation): BrandCode => (params["code"] ?? "") as BrandCode

export const brandQueryAt = (location: PageLocation): ListingQuery => readBrandQuery(brandAt(location), location.searchParams.toString())
