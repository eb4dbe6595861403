/** Listings of the search adapter: their pages, corrected or shortened search terms, and products in place of an empty list. */
import type { Facets, FoundListing, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { lookIn } from "#domain/rules/catalogue/tile-look.ts"
import type { SearchClient } from "./client.ts"
import { facetsRequest, hitsRequest, type TermMatch } from "./requests/listing.ts"
import * as rows from "./requests/rows.ts"
import { selectedLabelsRequest } from "./requests/selected-labels.ts"
import { facetsOf, valuesWithoutLabel, withSelectedLabels } from "./responses/facets.ts"
import { tilesOf, type Report } from "./responses/hits.ts"
import { totalOf } from "./responses/response.ts"
import { correctedText } from "./responses/spelling-correction.ts"
import type { SearchSettings } from "./settings.ts"

export interface ListingSearch {
  /** A listing opened at its address: all pages up to the requested one. Falls back to corrected terms when the typed ones have no results. */
  listing(query: ListingQuery, signal?: AbortSignal): Promise<FoundListing>
  /** The requested page only, to be appended. */
  listingMore(query: ListingQuery, signal?: AbortSignal): Promise<FoundListing>
}

/** Result of one search, with what decides whether another one follows. */
type Attempt = {
  readonly page: Omit<FoundListing, "query" | "corrected">
  /** The search terms in their likeliest spelling, where nothing matches them as they are. */
  readonly suggestedTerms: string | null
  /** Number of products by the terms alone; chosen filters do not count. */
  readonly totalByTerms: number
  /** Whether the products match the terms, not only a part of them. */
  readonly isMatch: boolean
  /** Longest part of the terms that the products have, where they are only near the terms. */
  readonly nearPart: string | null
}

/** Whether the terms have found products that match them. */
const hasMatches = ({ isMatch, totalByTerms }: Attempt): boolean => isMatch && totalByTerms > 0

type Options = {
  readonly client: SearchClient
  readonly settings: SearchSettings
  readonly pageSize: number
  readonly report: Report
}

export const createListingSearch = ({ client, settings, pageSize, report }: Options): ListingSearch => {
  /** Adds labels of chosen values without hits; they stay without labels if the request fails. */
  const withLabels = async (facets: Facets, query: ListingQuery, signal?: AbortSignal): Promise<Facets> => {
    const unlabelled = valuesWithoutLabel(query, facets)
    if (Object.values(unlabelled).every((values) => values.length === 0)) return facets
    try {
      const [labels] = await client.search([selectedLabelsRequest(unlabelled)], signal)
      return withSelectedLabels(facets, unlabelled, labels)
    } catch (error) {
      if (signal?.aborted === true) throw error
      return facets
    }
  }

  const attempt = async (query: ListingQuery, onlyThisPage: boolean, termMatch: TermMatch, signal?: AbortSignal): Promise<Attempt> => {
    const [hits, facets] = await client.search(
      [hitsRequest(query, pageSize, onlyThisPage, settings, termMatch), facetsRequest(query, termMatch)],
      signal,
    )
    return {
      page: {
        tiles: tilesOf(hits, report).map((tile) => ({ ...tile, ...lookIn(tile, query.colours) })),
        total: totalOf(hits),
        facets: await withLabels(facetsOf(facets, query), query, signal),
        leftOut: hits.left_out,
      },
      suggestedTerms: totalOf(facets) === 0 ? correctedText(facets) : null,
      totalByTerms: totalOf(facets),
      isMatch: hits.part === null,
      nearPart: hits.part === "" ? null : hits.part,
    }
  }

  /**
   * Searches until one search has results: for all typed words, for all corrected words, for most of the typed words, for most of the
   * corrected ones. The listing keeps the query as the shopper typed it.
   */
  const find = async (query: ListingQuery, onlyThisPage: boolean, signal?: AbortSignal): Promise<FoundListing> => {
    const search = (text: string | null, termMatch: TermMatch) => attempt({ ...query, text }, onlyThisPage, termMatch, signal)
    const shown = ({ page }: Attempt, corrected: string | null = null): FoundListing => ({ ...page, query, corrected })

    const allTyped = await search(query.text, "all")
    if (query.text === null || allTyped.totalByTerms > 0) return shown(allTyped)

    const { suggestedTerms } = allTyped
    if (suggestedTerms !== null) {
      const allCorrected = await search(suggestedTerms, "all")
      if (allCorrected.totalByTerms > 0) return shown(allCorrected, suggestedTerms)
    }

    const mostTyped = await search(query.text, "most")
    const isFound = hasMatches(mostTyped)
    const typedLeftOut = mostTyped.page.leftOut.length
    if (suggestedTerms !== null && !(isFound && typedLeftOut === 1)) {
      const mostCorrected = await search(suggestedTerms, "most")
      const correctedLeftOut = mostCorrected.page.leftOut.length
      // A correction must occur in one product with the other words: «ширхэгтэй» beside «сүү» is not corrected to «эрэгтэй».
      const isBetter = !isFound || (correctedLeftOut > 0 && correctedLeftOut < typedLeftOut)
      if (hasMatches(mostCorrected) && isBetter) return shown(mostCorrected, suggestedTerms)
    }
    if (isFound) return shown(mostTyped)

    // The part is one of the shopper's own words: products of a correction would be of a word that was never typed.
    const { nearPart } = mostTyped
    if (nearPart === null) return shown(allTyped)
    return { ...shown(allTyped), part: nearPart, instead: mostTyped.page.tiles.slice(0, rows.rowSizes.popular) }
  }

  /** An empty list with products of its category, or the most popular; without any if they fail to load. */
  const withInstead = async (listing: FoundListing, signal?: AbortSignal): Promise<FoundListing> => {
    if (listing.total > 0 || listing.instead !== undefined) return listing
    const { permalink } = listing.query
    const bodies = [rows.popular, ...(permalink === null ? [] : [rows.byTaxon(permalink)])]
    try {
      const responses = await client.search(bodies, signal)
      const filledRows = responses.map((response) => tilesOf(response, report)).filter((tiles) => tiles.length > 0)
      return { ...listing, instead: (filledRows.at(-1) ?? []).slice(0, rows.rowSizes.popular) }
    } catch (error) {
      if (signal?.aborted === true) throw error
      return listing
    }
  }

  return {
    listing: async (query, signal) => withInstead(await find(query, false, signal), signal),
    listingMore: (query, signal) => find(query, true, signal),
  }
}
