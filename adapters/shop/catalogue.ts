/** What the shop itself says of the site, of places and of products; lists of products come from the search. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { Ports } from "#machines/ports.ts"
import { decoded, type Caller } from "./client/api-client.ts"
import type { AnswerOf } from "./contract/endpoint.ts"
import * as products from "./contract/catalogue/products.ts"
import * as site from "./contract/shell/site.ts"
import { decodeInChunks } from "./client/chunked-decode.ts"

type ReviewsPage = AnswerOf<typeof products.productReviews>

export type CatalogueCalls = {
  readonly ports: Pick<Ports, "fetchSite" | "fetchZones" | "fetchReviews" | "reportPageView">
  /** A page of reviews, with how many gave 1, 2, 3, 4 and 5 stars. */
  readonly fetchReviewsPage: (id: number, page: number, signal?: AbortSignal) => Promise<ReviewsPage>
  /** From the top of the categories down to `permalink`; empty when there is no such category. */
  readonly fetchWay: (permalink: string, signal?: AbortSignal) => Promise<ReadonlyArray<site.TaxonBranch>>
}

/** A browser's measures of a page, sent along with its view. */
export type Measures = Readonly<Record<string, number | string>>

/** The categories as they came, where they did. */
const treeIn = (wire: unknown): ReadonlyArray<unknown> | null => {
  const tree: unknown = (wire as { readonly taxons?: unknown } | null)?.taxons
  return Array.isArray(tree) ? tree : null
}

const wayIn = (branches: ReadonlyArray<site.TaxonBranch>, permalink: string): ReadonlyArray<site.TaxonBranch> => {
  for (const branch of branches) {
    if (branch.permalink === permalink) return [branch]
    const below = wayIn(branch.children, permalink)
    if (below.length > 0) return [branch, ...below]
  }
  return []
}

/** `brought`: the site as the page server knew it, with the top of its categories alone. */
export const createCatalogueCalls = ({ call, ask }: Caller, brought: Site | null = null): CatalogueCalls => {
  let known = brought
  let isWhole = false

  const fetchAllTaxons = async (signal?: AbortSignal): Promise<ReadonlyArray<unknown>> => treeIn(await ask(site.allTaxons, { signal })) ?? []

  const fetchSite: Ports["fetchSite"] = async ({ since }, signal) => {
    const lastFetch = known === null ? null : (since as Instant | null)
    const [wire, all] = await Promise.all([
      ask(site.siteData, { signal, query: { lastFetch, loadZones: "false" } }),
      known === null || isWhole ? null : fetchAllTaxons(signal),
    ])
    const tree = treeIn(wire) ?? all
    const news = decoded(site.siteData.answer, treeIn(wire) === null ? wire : { ...(wire as object), taxons: [] })
    const config = news.configs ?? known?.config
    const taxons = tree === null ? known?.taxons : await decodeInChunks(Taxon, tree)
    if (config === undefined || taxons === undefined) throw { _tag: "Unreadable" } satisfies Problem
    known = { config, taxons, fetchedAt: news.fetchedAt }
    isWhole = true
    return known
  }

  const fetchReviewsPage: CatalogueCalls["fetchReviewsPage"] = (id, page, signal) =>
    call(products.productReviews, { signal, params: { id: String(id) }, query: { page } })

  return {
    fetchReviewsPage,
    fetchWay: async (permalink, signal) => wayIn((await call(site.taxonTree, { signal })).taxons, permalink),
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
