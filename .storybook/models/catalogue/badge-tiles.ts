/** Model of the badge tiles machine. */
import { badgePage } from "#book/fixtures/catalogue/look-books.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { badgeTilesMachine } from "#machines/catalogue/badge-tiles.ts"
import { modelOf } from "#book/models/model.ts"

const query = { id: "new" }
const first = { ...badgePage.tiles, pages: 2, total: 2 * badgePage.tiles.items.length }
const nothing = { items: [], page: 1, pages: 0, total: 0 }

export const model = modelOf(badgeTilesMachine, {
  inputs: [
    { page: null, query },
    { page: first, query },
  ],
  events: [{ type: "more.fetch" }, { type: "page.retry" }],
  answers: {
    fetchBadgeTiles: { values: [first, nothing], problems: [unreachable] },
    fetchMore: { values: [{ ...first, page: 2, items: first.items.map((tile) => ({ ...tile, id: tile.id + 1000 })) }], problems: [unreachable] },
  },
  about: ({ tiles }) => [tiles.items.length > 0, tiles.stillFetch],
  driver: {
    shopper: {
      "more.fetch": ({ press }, _, now) => press(now.matches("moreFailed") ? "common.retry" : "listing.more"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
