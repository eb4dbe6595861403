/** What the page server hands to the browser inside a page, so that both begin with the same. */
import type { Problem } from "#domain/entities/problem.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { InitialSnapshot } from "./first-view/placeholder-actor.ts"
import type { Instant } from "#domain/entities/ids.ts"

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

/** The categories that the first view of any page shows. */
export const firstTaxons = (site: Site): Site => ({ ...site, taxons: site.taxons.filter(({ parentId }) => parentId === null) })
