/** What the page server hands to the browser inside a page, so that both begin with the same. */
import type { Problem } from "#domain/entities/problem.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { InitialSnapshot } from "./first-view/placeholder-actor.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { PageLocation } from "./address.ts"
import type { KnownRoute } from "./route.ts"

export type Boot = {
  /** With the top of the category tree alone; the rest follows after the first view. */
  readonly site: Site
  readonly data: unknown
  /** How each machine begins, so that the first view is the same before they are there: the shop's root, its actors, the page's. */
  readonly root: InitialSnapshot
  readonly shared: Readonly<Record<string, InitialSnapshot>>
  readonly page: Readonly<Record<string, InitialSnapshot>>
  readonly problem: Problem | null
  /** When the page was made: what both sides take for "now" at first. */
  readonly now: Instant
}

/** What the page server says of the route that a browser opens with, so that its first scripts need no table of routes. */
export type FirstRoute = KnownRoute & {
  readonly params: PageLocation["params"]
  /** Addresses of the page's module and of its messages' modules. */
  readonly files: PageFiles
}

/** Addresses of modules: of a page, and of the messages that it shows. */
export type PageFiles = { readonly page: string; readonly messages: ReadonlyArray<string> }

/** The categories that the first view of any page shows. */
export const firstTaxons = (site: Site): Site => ({ ...site, taxons: site.taxons.filter(({ parentId }) => parentId === null) })
