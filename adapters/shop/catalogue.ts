/** What the shop itself says of the site, of places and of products; lists of products come from the search. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Site } from "#domain/entities/site.ts"
import { Taxon } from "#domain/entities/taxon.ts"
import type { Ports } from "#machines/ports.ts"
import { decoded, type Caller } from "./caller.ts"
import type { AnswerOf } from "./contract/endpoint.ts"
import * as products from "./contract/products.ts"
import * as site from "./contract/site.ts"
import { decodedInParts } from "./in-parts.ts"

type ReviewsPage = AnswerOf<typeof products.productReviews>

export type CatalogueCalls = {
  readonly ports: Pick<Ports, "fetchSite" | "fetchZones" | "fetchReviews" | "reportPageView">
  /** A page of reviews, with how many gave 1, 2, 3, 4 and 5 stars. */
  readonly fetchReviewsPage: (id: number, page: number, signal?: AbortSignal) => Promise<ReviewsPage>
}

/** A browser's measures of a page, sent along with its view. */
export type Measures = Readonly<Record<string, number | string>>

/** The categories as they came, where they did. */
const treeIn = (wire: unknown): ReadonlyArray<unknown> | null => {
  const tree: unknown = (wire as { readonly taxons?: unknown } | null)?.taxons
  return Array.isArray(tree) ? tree : null
}

export const createCatalogueCalls = ({ call, ask }: Caller): CatalogueCalls => {
  let known: Site | null = null

  const fetchSite: Ports["fetchSite"] = async ({ since }, signal) => {
    const lastFetch = known === null ? null : (since as Instant | null)
    const wire = await ask(site.siteData, { signal, query: { lastFetch, loadZones: "false" } })
    const tree = treeIn(wire)
    const news = decoded(site.siteData.answer, tree === null ? wire : { ...(wire as object), taxons: [] })
    const config = news.configs ?? known?.config
    const taxons = tree === null ? known?.taxons : await decodedInParts(Taxon, tree)
    if (config === undefined || taxons === undefined) throw { _tag: "Unreadable" } satisfies Problem
    known = { config, taxons, fetchedAt: news.fetchedAt }
    return known
  }

  const fetchReviewsPage: CatalogueCalls["fetchReviewsPage"] = (id, page, signal) =>
    call(products.productReviews, { signal, params: { id: String(id) }, query: { page } })

  return {
    fetchReviewsPage,
    ports: {
      fetchSite,
      fetchReviews: async ({ productId, page }, signal) => {
        const { items, pages, total } = await fetchReviewsPage(productId, page, signal)
        return { items, page, pages, total }
      },
      fetchZones: async (_, signal) => (await call(site.siteData, { signal, query: { lastFetch: null, loadZones: "true" } })).zones ?? [],
      reportPageView: async (view, signal) => {
        await call(site.pageView, { signal, body: { ...view, vitals: null } })
      },
    },
  }
}

/** Reports what a browser measured, or what went wrong in it, without disturbing anyone when that fails. */
export const reportMeasures = async ({ call }: Caller, view: Parameters<Ports["reportPageView"]>[0], vitals: Measures): Promise<void> => {
  await call(site.pageView, { body: { ...view, vitals } }).catch(() => undefined)
}
