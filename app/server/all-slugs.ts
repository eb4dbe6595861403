/** The names of all products, for the map that crawlers read. */
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { Ports } from "#machines/ports.ts"

/**
 * The newest first, as deep as the search can be paged: about 10,000 (`limits.from`), where a page further brings nothing new.
 * Each stands in the map twice, which holds 50,000 addresses at most.
 */
export const allSlugs = async (ports: Pick<Ports, "fetchMore">): Promise<ReadonlyArray<string>> => {
  const slugs = new Set<string>()
  for (let page = 1; ; page += 1) {
    const before = slugs.size
    const { tiles, total } = await ports.fetchMore({ ...emptyListingQuery, page })
    for (const { slug } of tiles) slugs.add(slug)
    if (slugs.size >= total || slugs.size === before) break
  }
  return [...slugs]
}
