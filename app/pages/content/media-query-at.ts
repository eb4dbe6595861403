/** The query of articles and news in an address. */
import { readMediaQuery, type MediaQuery } from "#domain/rules/content/media-query.ts"
import type { PageLocation } from "#app/address.ts"

export const mediaQueryAt = ({ params, searchParams }: PageLocation, hasArticles: boolean): MediaQuery =>
  readMediaQuery(params["tag"] ?? null, (name) => searchParams.get(name), hasArticles)
