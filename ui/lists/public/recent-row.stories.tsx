/** Row of recently viewed products. */
import preview from "#book/preview.tsx"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { inState } from "#book/in-state.tsx"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { RecentRow } from "./recent-row.tsx"

const meta = preview.meta({ title: "Parts/RecentRow", component: RecentRow })

/** No recently viewed products: no row. */
export const Absent = meta.story(inState(recentMachine, { state: "absent", input: { slugs: [] } }, (actor) => <RecentRow actor={actor} />))
/** The products are being fetched. */
export const Fetching = meta.story(
  inState(recentMachine, { state: "fetching", input: { slugs: tiles.map(({ slug }) => slug) } }, (actor) => (
    <div className="page">
      <RecentRow actor={actor} />
    </div>
  )),
)
/** Recently viewed products, newest first. */
export const Ready = meta.story(
  inState(recentMachine, { state: "ready", input: { slugs: [] }, context: { tiles } }, (actor) => (
    <div className="page">
      <RecentRow actor={actor} />
    </div>
  )),
)
