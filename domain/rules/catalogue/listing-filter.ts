/**
 * Figure of the default filter of listings, which stands as a search filter in `adapters/search/requests/default-filter.ts` and as SQL in
 * `backend/search/indexing/listed-rows.ts`. Specification §5, V3.
 */

/** Price in tugrik up to which a product is not listed. Specification §9. */
export const listedAbove = 1
