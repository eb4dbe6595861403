/** Model of the recently viewed machine. */
import { dress, scarf } from "#book/fixtures/catalogue/goods.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { tileOf } from "#book/fixtures/catalogue/tiles.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(recentMachine, {
  inputs: [{ slugs: [] }, { slugs: [dress.slug] }],
  events: [
    { type: "recent.known", slugs: [scarf.slug, dress.slug] },
    { type: "recent.known", slugs: [] },
  ],
  answers: { fetchTiles: { values: [[tileOf(dress), tileOf(scarf)], []], problems: [unreachable] } },
  distinguishedBy: ({ slugs, tiles }) => [slugs.length, tiles.length],
  driver: { shopper: {}, others: ["recent.known"] },
})
