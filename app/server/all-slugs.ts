/** Slugs of all products, for the sitemap. */
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import type { Ports } from "#machines/ports.ts"

/**
 * Newest first, up to the depth of search paging: about 10,000 (`limits.from`), past which pages are empty. Each product
 * takes two of the sitemap's 50,000 addresses.
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
