/** Page of a brand in every state. */
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { brand } from "#book/fixtures/catalogue/brand-list.ts"
import { listingPage } from "#book/fixtures/catalogue/listing.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { readBrandQuery } from "#domain/rules/catalogue/listing-query.ts"
import { brandMachine } from "#machines/catalogue/brand.ts"
import { listingMachine } from "#machines/catalogue/listing.ts"
import { BrandScreen } from "./brand-screen.tsx"

const meta = preview.meta({ title: "Screens/Brand", component: BrandScreen, parameters: { path: "/brand/nuurlan" } })

const query = readBrandQuery(brand.code, "")
const listing = atRest(listingMachine, { state: "ready", input: { query, page: { ...listingPage, query, breadcrumb: [] }, pageSize: 12 } })

const storyOf = (state: Rest<typeof brandMachine>["state"], known: Brand | null, problem: Problem | null = null) =>
  inState(brandMachine, { state, input: { brand: known, query: { code: brand.code } }, context: { problem } }, (actor) => (
    <BrandScreen actor={listing} brand={actor} />
  ))

/** The shape of the brand above its products. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Story, categories and products; no filter of brands. */
export const Ready = meta.story(storyOf("ready", brand))
/** The brand could not be fetched, its products are there. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** There is no such brand. */
export const Missing = meta.story(storyOf("missing", null))
