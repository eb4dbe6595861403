/** Boot data: what the page server sends inside a page, so that server and browser start from the same state. */
import type { Problem } from "#domain/entities/problem.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import { breadcrumb, childTaxons } from "#domain/rules/catalogue/taxon-tree.ts"
import type { InitialSnapshot } from "./first-view/placeholder-actor.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { PageLocation } from "./address.ts"
import type { KnownRoute } from "./route.ts"

export type Boot = {
  /** With the taxons of the first view only; the rest is fetched once the page is used. */
  readonly site: Site
  readonly data: unknown
  /** Initial snapshots of the machines, which show the first view before the machines load: root, shared actors, page actors. */
  readonly root: InitialSnapshot
  readonly shared: Readonly<Record<string, InitialSnapshot>>
  readonly page: Readonly<Record<string, InitialSnapshot>>
  readonly problem: Problem | null
  /** Time of rendering, used as "now" by both sides at first. */
  readonly now: Instant
}

/** What the page server says of the route that a browser opens with, so that its first scripts need no table of routes. */
export type FirstRoute = KnownRoute & {
  readonly params: PageLocation["params"]
  /** Addresses of the page's module and of its messages' modules. */
  readonly files: PageFiles
}

/** Addresses of modules. */
export type PageFiles = {
  readonly page: string
  /** Of the messages that the page shows. */
  readonly messages: ReadonlyArray<string>
  /** Of the adapters and of all that they import, which the first call requests at once. */
  readonly adapters: ReadonlyArray<string>
}

/** The site with only the taxons that the first view of the page at `path` shows: the roots, its category, and what is around it. */
export const withFirstTaxons = (site: Site, path: string): Site => {
  const permalink = path.replace(/^\/t\//, "")
  const shown = new Set([
    ...childTaxons(site.taxons, null),
    ...breadcrumb(site.taxons, permalink),
    ...(permalink === path ? [] : childTaxons(site.taxons, permalink)),
  ])
  return { ...site, taxons: site.taxons.filter((taxon) => shown.has(taxon)) }
}
